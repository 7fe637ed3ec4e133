import { sql } from 'kysely'
import type { SystemStatements, TenantTransaction } from '../transactions.ts'

/** An upload that is not yet audited; nothing that tells of what is in it. */
export interface UnfinishedUpload {
  readonly id: string
  readonly userId: string
  /** What of one customer follows one another. */
  readonly lane: string
  readonly bytes: number
  /** How long its audit runs by now; undefined: it waits. */
  readonly runsForSeconds: number | undefined
}

/** Every customer's, in the order in which they were sent. */
export async function findUnfinishedUploads(system: SystemStatements): Promise<UnfinishedUpload[]> {
  const rows = await system.sql
    .selectFrom('uploads')
    .select([
      'id',
      'user_id as userId',
      'file_bytes as bytes',
      sql<string>`case when is_sample then 'sample' else audit_type end`.as('lane'),
      sql<number | null>`case when stage <> 'queued'
        then extract(epoch from clock_timestamp() - begun_at)::float8 end`.as('runs'),
    ])
    .where('status', '=', 'processing')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ bytes, runs, ...upload }) => ({
    ...upload,
    bytes: Number(bytes),
    runsForSeconds: runs ?? undefined,
  }))
}

/** What the last audits took: files, their bytes and seconds. */
export interface RecentAudits {
  readonly files: number
  readonly bytes: number
  readonly seconds: number
}

const recent = 50

export async function findRecentAudits(system: SystemStatements): Promise<RecentAudits> {
  const row = await system.sql
    .selectFrom((from) =>
      from
        .selectFrom('uploads')
        .select([
          'file_bytes',
          sql<number>`extract(epoch from completed_at - begun_at)::float8`.as('seconds'),
        ])
        .where('status', '=', 'completed')
        .where('begun_at', 'is not', null)
        .orderBy('completed_at', 'desc')
        .limit(recent)
        .as('last'),
    )
    .select(({ fn }) => [
      fn.countAll<string>().as('files'),
      fn.sum<string | null>('file_bytes').as('bytes'),
      fn.sum<string | null>('seconds').as('seconds'),
    ])
    .executeTakeFirst()
  return {
    files: Number(row?.files ?? 0),
    bytes: Number(row?.bytes ?? 0),
    seconds: Number(row?.seconds ?? 0),
  }
}

/** What an account has waiting and stored. */
export interface Holdings {
  readonly uploads: number
  readonly waiting: number
  /** Files as they were sent, rows that came corrected, and reports that are kept. */
  readonly storedBytes: number
}

/** Held until the transaction ends, so that of uploads that are sent at once each sees those before. */
export async function lockHoldings(tx: TenantTransaction): Promise<Holdings> {
  const account = `uploads of ${tx.userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`.execute(tx.sql)
  return findHoldings(tx)
}

export async function findHoldings(tx: TenantTransaction): Promise<Holdings> {
  const row = await tx.sql
    .selectFrom('uploads')
    .select([
      sql<string>`count(*)`.as('uploads'),
      sql<string>`count(*) filter (where status = 'processing' or error_code = 'needs-look')`.as(
        'waiting',
      ),
      sql<string | null>`sum(file_bytes)`.as('bytes'),
      sealedBytes(tx, 'corrected_files').as('corrected'),
      sealedBytes(tx, 'reports').as('reports'),
    ])
    .where('user_id', '=', tx.userId)
    .executeTakeFirstOrThrow()
  return {
    uploads: Number(row.uploads),
    waiting: Number(row.waiting),
    storedBytes: Number(row.bytes ?? 0) + Number(row.corrected) + Number(row.reports),
  }
}

/** Said by the rows themselves: what they hold is not read for it. */
function sealedBytes(tx: TenantTransaction, table: 'corrected_files' | 'reports') {
  return sql<string>`(select coalesce(sum(octet_length(kept.sealed)), 0)
    from ${sql.table(table)} as kept where kept.user_id = ${tx.userId}::uuid)`
}
