import { randomUUID } from 'node:crypto'
import type { AnyTransaction } from '../transactions.ts'

/** One line of the ledger that an account's bonus credits are the sum of. */
export async function insertCreditEntry(
  tx: AnyTransaction,
  entry: {
    readonly userId: string
    readonly credits: number
    readonly reason: string
    readonly actorId: string
  },
): Promise<void> {
  await tx.sql
    .insertInto('credit_entries')
    .values({
      user_id: entry.userId,
      id: randomUUID(),
      credits: entry.credits,
      reason: entry.reason,
      actor_id: entry.actorId,
      upload_id: null,
    })
    .execute()
}
