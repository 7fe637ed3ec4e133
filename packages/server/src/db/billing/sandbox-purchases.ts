import type { SystemStatements, SystemTransaction } from '../transactions.ts'

export interface SandboxPurchase {
  readonly paidAt: Date
  readonly endsAt: Date | null
}

export async function findSandboxPurchase(
  system: SystemStatements,
  sessionId: string,
): Promise<SandboxPurchase | undefined> {
  const row = await system.sql
    .selectFrom('sandbox_purchases')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row && { paidAt: row.paid_at, endsAt: row.ends_at }
}

/** Pays a checkout; again changes nothing. */
export async function insertSandboxPurchase(
  tx: SystemTransaction,
  sessionId: string,
): Promise<void> {
  await tx.sql
    .insertInto('sandbox_purchases')
    .values({ session_id: sessionId, paid_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Sets when it ends; an earlier end stays. */
export async function endSandboxPurchase(
  system: SystemStatements,
  sessionId: string,
  endsAt: Date,
): Promise<void> {
  await system.sql
    .updateTable('sandbox_purchases')
    .set({ ends_at: endsAt })
    .where('session_id', '=', sessionId)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', endsAt)]))
    .execute()
}
