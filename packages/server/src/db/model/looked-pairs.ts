import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

/** What looks at a pair came to: why it is worth a person's, or null. */
export interface LookedPair {
  readonly mark: Buffer
  readonly reason: string | null
}

/** Those of these pairs that were looked at. */
export async function findLookedPairs(
  tx: TenantTransaction,
  marks: readonly Buffer[],
): Promise<LookedPair[]> {
  if (marks.length === 0) return []
  return tx.sql
    .selectFrom('looked_pairs')
    .select(['mark', 'reason'])
    .where('user_id', '=', tx.userId)
    .where('mark', 'in', marks)
    .execute()
}

/** Keeps what came of a pair; the first stays where two looked at once. */
export async function keepLookedPair(
  tx: TenantTransaction,
  { mark, reason }: LookedPair,
): Promise<void> {
  await tx.sql
    .insertInto('looked_pairs')
    .values({ user_id: tx.userId, mark, reason })
    .onConflict((conflict) => conflict.columns(['user_id', 'mark']).doNothing())
    .execute()
}

/** Pairs of an upload that are asked about, and those of them with an answer. */
export interface SecondLookEnd {
  readonly pairs: number
  readonly answered: number
}

/** How the look at an upload ended; undefined until it did. */
export async function findSecondLook(
  tx: TenantTransaction,
  uploadId: string,
): Promise<SecondLookEnd | undefined> {
  return tx.sql
    .selectFrom('second_looks')
    .select(['pairs', 'answered'])
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
}

export async function keepSecondLook(
  tx: TenantTransaction,
  uploadId: string,
  { pairs, answered }: SecondLookEnd,
): Promise<void> {
  const ended = { pairs, answered, ended_at: sql<Date>`now()` }
  await tx.sql
    .insertInto('second_looks')
    .values({ user_id: tx.userId, upload_id: uploadId, ...ended })
    .onConflict((conflict) => conflict.columns(['user_id', 'upload_id']).doUpdateSet(ended))
    .execute()
}
