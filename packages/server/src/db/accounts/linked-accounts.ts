import type { SystemTransaction } from '../transactions.ts'
import type { UserRow } from './users.ts'

/** The customer's account that an administrator proved to be their own; an archived one is none. */
export async function linkedAccount(
  tx: SystemTransaction,
  adminId: string,
): Promise<UserRow | undefined> {
  return tx.sql
    .selectFrom('users')
    .innerJoin('linked_accounts', 'linked_accounts.user_id', 'users.id')
    .selectAll('users')
    .where('linked_accounts.admin_id', '=', adminId)
    .where('users.archived_at', 'is', null)
    .executeTakeFirst()
}

/** One administrator, one account: what was linked before is no longer. */
export async function linkAccounts(
  tx: SystemTransaction,
  adminId: string,
  userId: string,
): Promise<void> {
  await tx.sql
    .deleteFrom('linked_accounts')
    .where((where) => where.or([where('admin_id', '=', adminId), where('user_id', '=', userId)]))
    .execute()
  await tx.sql
    .insertInto('linked_accounts')
    .values({ user_id: userId, admin_id: adminId })
    .execute()
}
