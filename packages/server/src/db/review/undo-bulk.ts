import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { sumColumns, sumsOf, type FindingSums, type SumColumns } from './finding-sums.ts'

export interface BulkMade {
  /** Within the last hour. */
  readonly recent: boolean
  readonly undone: boolean
}

/** A decision on many by what undoes it, its rows held until the transaction ends. */
export async function lockBulk(
  tx: TenantTransaction,
  undoId: string,
): Promise<BulkMade | undefined> {
  const { rows } = await sql<BulkMade>`
    select decided_at > now() - interval '1 hour' as recent, undone from decisions
    where user_id = ${tx.userId}::uuid and undo_id = ${undoId}::uuid
    order by id limit 1 for update`.execute(tx.sql)
  return rows[0]
}

/** Whether an open case holds the finding that a decision is on. */
const heldDecision = sql`exists (
  select 1 from case_findings held join cases
    on cases.user_id = held.user_id and cases.id = held.case_id
  where held.user_id = decisions.user_id and held.fingerprint = decisions.fingerprint
    and held.occurrence = decisions.occurrence and cases.state <> 'closed')`

const isOfBulk = ({ userId }: TenantTransaction, undoId: string) =>
  sql`decisions.user_id = ${userId}::uuid and decisions.undo_id = ${undoId}::uuid`

/** What of a decision on many open cases hold by now. Notices are never named: the index by fingerprint has none. */
export async function sumHeldOfBulk(tx: TenantTransaction, undoId: string): Promise<FindingSums> {
  const { rows } = await sql<SumColumns>`
    select ${sumColumns} from decisions join findings
      on findings.user_id = decisions.user_id and findings.upload_id = decisions.upload_id
      and findings.fingerprint = decisions.fingerprint
      and findings.occurrence = decisions.occurrence and findings.class <> 'notice'
    where ${isOfBulk(tx, undoId)} and ${heldDecision}`.execute(tx.sql)
  return sumsOf(rows[0])
}

/** The open cases that hold some of it, in the order of their numbers. */
export async function casesOfBulk(tx: TenantTransaction, undoId: string) {
  const { rows } = await sql<{ number: number; created_at: Date }>`
    select distinct cases.number, cases.created_at from decisions
    join case_findings held on held.user_id = decisions.user_id
      and held.fingerprint = decisions.fingerprint and held.occurrence = decisions.occurrence
    join cases on cases.user_id = held.user_id and cases.id = held.case_id
    where ${isOfBulk(tx, undoId)} and cases.state <> 'closed'
    order by cases.number`.execute(tx.sql)
  return rows
}

/**
 * Takes a decision on many back: each finding has again what was decided on it before. Decisions on
 * what open cases hold stay.
 */
export async function undoBulk(
  tx: TenantTransaction,
  undoId: string,
): Promise<{ readonly findings: number; readonly cents: number }> {
  await sql`
    update decisions set undone = true
    where ${isOfBulk(tx, undoId)} and not ${heldDecision}`.execute(tx.sql)
  const { rows } = await sql<{ findings: string; cents: string }>`
    with changed as (
      update findings set decision = coalesce(before.decision, 'open'), reason = before.reason,
        decided_at = before.decided_at, decided_by = before.decided_by,
        carried_over = coalesce(before.upload_id <> findings.upload_id, false)
      from decisions taken
      left join lateral (
        select decision, reason, decided_at, decided_by, upload_id from decisions older
        where older.user_id = taken.user_id and older.fingerprint = taken.fingerprint
          and older.occurrence = taken.occurrence and not older.undone
        order by older.id desc limit 1
      ) as before on true
      where taken.user_id = ${tx.userId}::uuid and taken.undo_id = ${undoId}::uuid
        and taken.undone and findings.user_id = taken.user_id and findings.upload_id = taken.upload_id
        and findings.fingerprint = taken.fingerprint and findings.occurrence = taken.occurrence
        and findings.class <> 'notice'
      returning firm_cents + records_needed_cents + in_doubt_cents as cents
    )
    select count(*) as findings, coalesce(sum(cents), 0) as cents from changed`.execute(tx.sql)
  return { findings: Number(rows[0]?.findings ?? 0), cents: Number(rows[0]?.cents ?? 0) }
}
