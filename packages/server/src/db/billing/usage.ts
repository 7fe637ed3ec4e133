import type { TenantTransaction } from '../transactions.ts'

/** A calendar month in UTC. */
export interface Month {
  readonly year: number
  readonly month: number
}

export interface MonthUsage {
  readonly claimsUsed: number
  /** Those of them that bonus credits paid for. */
  readonly creditsUsed: number
}

export async function findUsage(
  tx: TenantTransaction,
  { year, month }: Month,
): Promise<MonthUsage> {
  const row = await tx.sql
    .selectFrom('usage_months')
    .select(['claims_used as claimsUsed', 'credits_used as creditsUsed'])
    .where('user_id', '=', tx.userId)
    .where('year', '=', year)
    .where('month', '=', month)
    .executeTakeFirst()
  return row ?? { claimsUsed: 0, creditsUsed: 0 }
}

/** Adds claims to a month; of them `credits` were paid for by bonus credits. */
export async function addUsage(
  tx: TenantTransaction,
  { year, month }: Month,
  claims: number,
  credits: number,
): Promise<void> {
  await tx.sql
    .insertInto('usage_months')
    .values({
      user_id: tx.userId,
      year,
      month,
      claims_used: claims,
      credits_used: credits,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'year', 'month']).doUpdateSet((row) => ({
        claims_used: row('usage_months.claims_used', '+', claims),
        credits_used: row('usage_months.credits_used', '+', credits),
      })),
    )
    .execute()
}

/** A debit of bonus credits for an upload: the ledger's row and the balance. */
export async function spendCredits(
  tx: TenantTransaction,
  spent: { readonly id: string; readonly credits: number; readonly uploadId: string },
): Promise<void> {
  await tx.sql
    .insertInto('credit_entries')
    .values({
      user_id: tx.userId,
      id: spent.id,
      credits: -spent.credits,
      reason: 'Claims audited',
      actor_id: null,
      upload_id: spent.uploadId,
    })
    .execute()
  await tx.sql
    .updateTable('users')
    .set((row) => ({ bonus_credits: row('bonus_credits', '-', spent.credits) }))
    .where('id', '=', tx.userId)
    .execute()
}
