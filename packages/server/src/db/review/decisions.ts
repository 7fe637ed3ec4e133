import type { Decision, DismissalReason } from '@plumbline/contract'
import { sql, type Selectable } from 'kysely'
import type { AnyTransaction, TenantTransaction } from '../transactions.ts'
import type { FindingRow } from './read-findings.ts'
import { matching, type WantedFindings } from './matching-findings.ts'
import { sumColumns, sumsOf, type FindingSums, type SumColumns } from './finding-sums.ts'
import type { DecisionsTable } from './review-tables.ts'

export type DecisionRow = Selectable<DecisionsTable>

export interface NewDecision {
  readonly decision: Decision
  readonly reason: DismissalReason | null
  /** Sealed with the account's key. */
  readonly note: Buffer | null
  readonly by: string
  readonly at: Date
  /** Of a decision on many. */
  readonly undoId: string | null
}

/**
 * Holds a finding until the transaction ends; undefined where there is none. Its upload is held first, as whoever
 * deletes it does: in another order the two would wait for each other for ever.
 */
export async function lockFinding(
  tx: TenantTransaction,
  uploadId: string,
  number: number,
): Promise<FindingRow | undefined> {
  await tx.sql
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', uploadId)
    .forKeyShare()
    .execute()
  return tx.sql
    .selectFrom('findings')
    .innerJoin('finding_texts as said', (on) =>
      on
        .onRef('said.user_id', '=', 'findings.user_id')
        .onRef('said.upload_id', '=', 'findings.upload_id')
        .onRef('said.number', '=', 'findings.number'),
    )
    .selectAll('findings')
    .select('said.sealed')
    .where('findings.user_id', '=', tx.userId)
    .where('findings.upload_id', '=', uploadId)
    .where('findings.number', '=', number)
    .where('class', '<>', 'notice')
    .forUpdate('findings')
    .executeTakeFirst()
}

/**
 * Until the transaction ends, whatever else holds many of the account's findings waits: held in
 * whatever order each statement finds them, two at once would wait for each other for ever.
 */
export async function lockManyFindings(tx: TenantTransaction): Promise<void> {
  await lockFindingsOf(tx, tx.userId)
}

/** The same for whoever deletes them. */
export async function lockFindingsOf(tx: AnyTransaction, userId: string): Promise<void> {
  const name = `findings of ${userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.sql)
}

/**
 * Decides on all that match in one statement, and answers what they come to. The note stands on one of the
 * decisions, wherever it is read: on each it would take the room of all of them.
 */
export async function decideMatching(
  tx: TenantTransaction,
  wanted: WantedFindings,
  made: NewDecision,
): Promise<FindingSums> {
  const { rows } = await sql<SumColumns>`
    with changed as (
      update findings set decision = ${made.decision}, reason = ${made.reason},
        decided_at = ${made.at}, decided_by = ${made.by}::uuid, carried_over = false
      where ${matching(tx, wanted)}
      returning fingerprint, occurrence, kin, upload_id, lines,
        firm_cents, records_needed_cents, in_doubt_cents
    ), kept as (
      insert into decisions (user_id, fingerprint, occurrence, kin, upload_id, decision, reason,
        note, decided_by, decided_at, undo_id)
      select ${tx.userId}::uuid, fingerprint, occurrence, kin, upload_id, ${made.decision},
        ${made.reason}, case when row_number() over () = 1 then ${made.note}::bytea end,
        ${made.by}::uuid, ${made.at}::timestamptz, ${made.undoId}::uuid
      from changed
    )
    select ${sumColumns} from changed`.execute(tx.sql)
  return sumsOf(rows[0])
}

/** Decides on one finding that is held. */
export async function decideOne(
  tx: TenantTransaction,
  { upload_id, number, fingerprint, occurrence, kin }: FindingRow,
  made: NewDecision,
): Promise<void> {
  if (!fingerprint || !kin) throw new Error('The finding has no fingerprint')
  const { decision, reason, note, by, at, undoId } = made
  await tx.sql
    .updateTable('findings')
    .set({ decision, reason, decided_at: at, decided_by: by, carried_over: false })
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', upload_id)
    .where('number', '=', number)
    .execute()
  await tx.sql
    .insertInto('decisions')
    .values({
      ...{ user_id: tx.userId, fingerprint, occurrence, kin, upload_id, decision, reason, note },
      ...{ decided_by: by, decided_at: at, undo_id: undoId },
    })
    .execute()
}
