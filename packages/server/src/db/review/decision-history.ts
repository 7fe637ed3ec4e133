import { sql } from 'kysely'
import type { DecisionRow } from './decisions.ts'
import type { FindingRow } from './list-findings.ts'
import type { TenantTransaction } from '../transactions.ts'

/** What was decided on a finding, in whatever upload, the newest first. */
export async function decisionsOf(
  tx: TenantTransaction,
  { fingerprint, occurrence }: FindingRow,
): Promise<DecisionRow[]> {
  if (!fingerprint) return []
  return tx.sql
    .selectFrom('decisions')
    .selectAll()
    .where('user_id', '=', tx.userId)
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
  return tx.sql
    .selectFrom('decisions')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('kin', '=', kin)
    .where('fingerprint', '<>', fingerprint)
    .where('undone', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

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

/** Takes a decision on many back: each finding has again what was decided on it before. */
export async function undoBulk(
  tx: TenantTransaction,
  undoId: string,
): Promise<{ readonly findings: number; readonly cents: number }> {
  await sql`
    update decisions set undone = true
    where user_id = ${tx.userId}::uuid and undo_id = ${undoId}::uuid`.execute(tx.sql)
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
        and findings.user_id = taken.user_id and findings.upload_id = taken.upload_id
        and findings.fingerprint = taken.fingerprint and findings.occurrence = taken.occurrence
      returning firm_cents + records_needed_cents + in_doubt_cents as cents
    )
    select count(*) as findings, coalesce(sum(cents), 0) as cents from changed`.execute(tx.sql)
  return { findings: Number(rows[0]?.findings ?? 0), cents: Number(rows[0]?.cents ?? 0) }
}
