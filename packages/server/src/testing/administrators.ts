import { randomUUID } from 'node:crypto'
import { insertUser } from '../db/accounts/users.ts'
import { hashPassword } from '../services/accounts/passwords.ts'
import { testPassword, type TestServer, type Visitor } from './test-server.ts'

/** An administrator who has signed in. */
export async function administrator(
  server: TestServer,
  email = `${randomUUID()}@plumbline.example`,
): Promise<{ readonly visitor: Visitor; readonly id: string; readonly email: string }> {
  const id = randomUUID()
  const password_hash = await hashPassword(testPassword)
  await server.context.database.asSystem((tx) =>
    insertUser(tx, { id, role: 'admin', email, password_hash, requires_payment: false }),
  )
  const visitor = server.visitor()
  const answer = await visitor.post('/api/admin/login', { email, password: testPassword })
  if (answer.statusCode !== 200) throw new Error(`The administrator could not sign in`)
  return { visitor, id, email }
}
