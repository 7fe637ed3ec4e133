import type { TenantTransaction } from '../transactions.ts'

export interface BrandingTable {
  user_id: string
  /** Color and logo, by the account's key. */
  sealed: Buffer
}

/** Held until the transaction ends; undefined where the account has none. */
export async function lockBranding(tx: TenantTransaction): Promise<Buffer | undefined> {
  const row = await tx.sql
    .selectFrom('account_branding')
    .select('sealed')
    .where('user_id', '=', tx.userId)
    .forUpdate()
    .executeTakeFirst()
  return row?.sealed
}

export async function findBranding(tx: TenantTransaction): Promise<Buffer | undefined> {
  const row = await tx.sql
    .selectFrom('account_branding')
    .select('sealed')
    .where('user_id', '=', tx.userId)
    .executeTakeFirst()
  return row?.sealed
}

export async function keepBranding(tx: TenantTransaction, sealed: Buffer): Promise<void> {
  await tx.sql
    .insertInto('account_branding')
    .values({ user_id: tx.userId, sealed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed }))
    .execute()
}
