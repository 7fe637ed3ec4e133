import { sql, type RawBuilder } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { isCountedUpload } from './counted-uploads.ts'
import { savingsOf, savingsSums, type SavingsCents, type SavingsColumns } from './savings.ts'

const counted = sql<boolean>`uploads.status = 'completed' and ${isCountedUpload}`

export interface DashboardTotals {
  readonly claims: number
  readonly flagged: number
  readonly review: number
  readonly savings: SavingsCents
  /** From upload to the end of the audit, on average. */
  readonly turnaroundSeconds: number
}

export async function findTotals(tx: TenantTransaction): Promise<DashboardTotals> {
  const row = await tx.sql
    .selectFrom('uploads')
    .select(({ fn }) => [
      fn.sum<string | null>('total_claims').as('claims'),
      fn.sum<string | null>('flagged_claims').as('flagged'),
      fn.sum<string | null>('review_claims').as('review'),
      ...savingsSums,
      sql<string | null>`avg(extract(epoch from completed_at - created_at))`.as('seconds'),
    ])
    .where('user_id', '=', tx.userId)
    .where(counted)
    .executeTakeFirstOrThrow()
  return {
    claims: Number(row.claims ?? 0),
    flagged: Number(row.flagged ?? 0),
    review: Number(row.review ?? 0),
    savings: savingsOf(row),
    turnaroundSeconds: Number(row.seconds ?? 0),
  }
}

/** What the lines of one kind come to, and the uploads that hold them, those with most first. */
export interface LinesTotal {
  readonly savings: SavingsCents
  readonly lines: number
  readonly uploadIds: readonly string[]
}

/** Dollars and lines by category, the costliest first. */
export async function findCategoryTotals(
  tx: TenantTransaction,
): Promise<(LinesTotal & { category: string })[]> {
  const { rows } = await sql<TotalRow & { category: string }>`
    select entry.key as category,
      ${splitSums(sql`entry.value`)},
      sum((entry.value->>'lines')::bigint) as lines,
      array_agg(uploads.id::text order by (entry.value->>'lines')::bigint desc) as uploads
    from uploads, jsonb_each(uploads.category_totals) as entry
    where uploads.user_id = ${tx.userId}::uuid and ${counted}
    group by entry.key
    order by savings_cents desc, entry.key`.execute(tx.sql)
  return rows.map((row) => ({ category: row.category, ...totalOf(row) }))
}

/** Dollars and lines by status; lines without a finding are not among them. */
export async function findStatusTotals(
  tx: TenantTransaction,
): Promise<ReadonlyMap<string, LinesTotal>> {
  const { rows } = await sql<TotalRow & { status: string }>`
    with of_upload as (
      select claims.upload_id, claims.error_flag as status, count(*) as lines
      from claims join uploads on uploads.user_id = claims.user_id and uploads.id = claims.upload_id
      where uploads.user_id = ${tx.userId}::uuid and ${counted} and claims.error_flag <> 'Clean'
      group by claims.upload_id, claims.error_flag
    ), dollars as (
      select flag.key as status, ${splitSums(sql`flag.value`)}
      from uploads, jsonb_each(uploads.category_totals) as entry,
        jsonb_each(entry.value->'byStatus') as flag
      where uploads.user_id = ${tx.userId}::uuid and ${counted}
      group by flag.key
    )
    select status, savings_cents, firm_cents, in_doubt_cents, sum(lines) as lines,
      array_agg(upload_id::text order by lines desc) as uploads
    from of_upload left join dollars using (status)
    group by status, savings_cents, firm_cents, in_doubt_cents`.execute(tx.sql)
  return new Map(rows.map((row) => [row.status, totalOf(row)]))
}

/** The uploads that are counted and hold clean lines, those with most first. */
export async function findCleanUploads(tx: TenantTransaction): Promise<string[]> {
  const clean = sql<number>`total_claims - flagged_claims - review_claims`
  const rows = await tx.sql
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where(counted)
    .where(clean, '>', 0)
    .orderBy(clean, 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** Sums over a share of an audit's dollars; a share from before it had a split needs records. */
function splitSums(share: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`sum((${share}->>'savingsCents')::bigint) as savings_cents,
    sum((${share}->>'firmCents')::bigint) as firm_cents,
    sum((${share}->>'inDoubtCents')::bigint) as in_doubt_cents`
}

interface TotalRow extends SavingsColumns {
  readonly lines: string
  readonly uploads: readonly string[]
}

function totalOf({ lines, uploads, ...sums }: TotalRow): LinesTotal {
  return { savings: savingsOf(sums), lines: Number(lines), uploadIds: uploads }
}
