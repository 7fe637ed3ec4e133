import { findUser } from '../../db/accounts/users.ts'
import type { TenantTransaction } from '../../db/transactions.ts'

/** Who owns the account, as what they did names them. */
export async function nameOf(tx: TenantTransaction): Promise<string> {
  const user = await findUser(tx, tx.userId)
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  return name || (user?.email ?? '')
}

/** Whoever did something: the owner by name. */
export function nameFor(doneBy: string, userId: string, who: string): string {
  return doneBy === userId ? who : 'Somebody else'
}
