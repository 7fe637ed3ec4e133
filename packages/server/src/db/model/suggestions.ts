import { sql, type Selectable } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { SuggestionsTable } from './model-tables.ts'

export type SuggestionRow = Selectable<SuggestionsTable>

/** Writes a suggestion, or its lines anew where it stands already; what a person made of it stays. */
export async function keepSuggestion(
  tx: TenantTransaction,
  uploadId: string,
  { mark, reason, lines }: Pick<SuggestionRow, 'mark' | 'reason' | 'lines'>,
): Promise<void> {
  await tx.sql
    .insertInto('suggestions')
    .values({ user_id: tx.userId, upload_id: uploadId, mark, reason, lines })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'upload_id', 'mark']).doUpdateSet({ lines }),
    )
    .execute()
}

/** Those of an upload, in the order of its lines. */
export async function listSuggestions(
  tx: TenantTransaction,
  uploadId: string,
): Promise<SuggestionRow[]> {
  return tx.sql
    .selectFrom('suggestions')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .orderBy('lines')
    .orderBy('id')
    .execute()
}

/** Those that people took or left, in every upload. */
export async function listDecidedSuggestions(tx: TenantTransaction): Promise<SuggestionRow[]> {
  return tx.sql
    .selectFrom('suggestions')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('state', '<>', 'open')
    .orderBy('decided_at')
    .execute()
}

/** One, held for the transaction. */
export async function lockSuggestion(
  tx: TenantTransaction,
  id: string,
): Promise<SuggestionRow | undefined> {
  return tx.sql
    .selectFrom('suggestions')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function decideSuggestion(
  tx: TenantTransaction,
  id: string,
  state: SuggestionRow['state'],
  by: string,
): Promise<void> {
  const decided =
    state === 'open'
      ? { decided_by: null, decided_at: null }
      : { decided_by: by, decided_at: sql<Date>`now()` }
  await tx.sql
    .updateTable('suggestions')
    .set({ state, ...decided })
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute()
}

/** How many people took and left since a moment. */
export async function countDecided(
  tx: TenantTransaction,
  since: Date,
): Promise<{ readonly accepted: number; readonly decided: number }> {
  const { accepted, decided } = await tx.sql
    .selectFrom('suggestions')
    .select(({ fn }) => [
      fn.countAll<string>().as('decided'),
      fn.countAll<string>().filterWhere('state', '=', 'accepted').as('accepted'),
    ])
    .where('user_id', '=', tx.userId)
    .where('state', '<>', 'open')
    .where('decided_at', '>=', since)
    .executeTakeFirstOrThrow()
  return { accepted: Number(accepted), decided: Number(decided) }
}
