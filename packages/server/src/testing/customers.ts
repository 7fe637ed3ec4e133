import { User } from '@plumbline/contract'
import { updateUser } from '../db/accounts/users.ts'
import type { UsersTable } from '../db/schema.ts'
import type { Updateable } from 'kysely'
import type { TestServer, Visitor } from './test-server.ts'

export interface TestCustomer {
  readonly visitor: Visitor
  readonly id: string
}

/** A signed-in customer whose dashboard is open, on the Starter plan unless said otherwise. */
export async function customer(
  server: TestServer,
  changes: Updateable<UsersTable> = {},
): Promise<TestCustomer> {
  const visitor = server.visitor()
  const { id } = User.parse((await visitor.register()).json())
  await server.context.database.asSystem((tx) =>
    updateUser(tx, id, {
      plan_id: 'starter',
      subscription_status: 'active',
      requires_payment: false,
      ...changes,
    }),
  )
  return { visitor, id }
}
