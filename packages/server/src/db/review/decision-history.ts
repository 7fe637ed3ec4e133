import { sql } from 'kysely'
import type { DecisionRow } from './decisions.ts'
import type { FindingRow } from './read-findings.ts'
import type { TenantTransaction } from '../transactions.ts'

/** The note of a decision; one on many has it on one of them. */
const note = sql<Buffer | null>`coalesce(decisions.note, (
  select told.note from decisions told
  where told.user_id = decisions.user_id and told.undo_id = decisions.undo_id
    and told.note is not null
  limit 1))`.as('note')

function decisionsWithNotes(tx: TenantTransaction) {
  return tx.sql
    .selectFrom('decisions')
    .select([
      'user_id',
      'id',
      'fingerprint',
      'occurrence',
      'kin',
      'upload_id',
      'decision',
      'reason',
    ])
    .select([note, 'decided_by', 'decided_at', 'undo_id', 'undone'])
    .where('user_id', '=', tx.userId)
}

/** What was decided on a finding, in whatever upload, the newest first. */
export async function decisionsOf(
  tx: TenantTransaction,
  { fingerprint, occurrence }: FindingRow,
): Promise<DecisionRow[]> {
  if (!fingerprint) return []
  return decisionsWithNotes(tx)
    .where('fingerprint', '=', fingerprint)
    .where('occurrence', '=', occurrence)
    .where('undone', '=', false)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

/** The newest decision on the same lines when other values stood in them. */
export async function decisionOfKin(
  tx: TenantTransaction,
  { fingerprint, kin }: FindingRow,
): Promise<DecisionRow | undefined> {
  if (!fingerprint || !kin) return undefined
  return decisionsWithNotes(tx)
    .where('kin', '=', kin)
    .where('fingerprint', '<>', fingerprint)
    .where('undone', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Decisions of the account in the order in which they were made, some at a time. */
export async function listDecisions(
  tx: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<DecisionRow[]> {
  return decisionsWithNotes(tx).where('id', '>', after).orderBy('id').limit(limit).execute()
}
