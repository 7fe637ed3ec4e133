import type { Category, ErrorFlag } from '@plumbline/contract'
import { sql, type Selectable } from 'kysely'
import type { ClaimsTable } from '../schema.ts'
import type { TenantTransaction } from '../transactions.ts'
import { isCountedUpload } from './counted-uploads.ts'
import { columns as uploadColumns, type UploadRow } from '../uploads/uploads.ts'

/** A line as the list of claims shows it. */
export type ClaimRow = Pick<
  Selectable<ClaimsTable>,
  | 'upload_id'
  | 'line'
  | 'row'
  | 'error_flag'
  | 'finding_numbers'
  | 'savings_cents'
  | 'service_day'
  | 'charge_cents'
  | 'patient_hash'
  | 'sealed'
>

const columns = [
  'upload_id',
  'line',
  'row',
  'error_flag',
  'finding_numbers',
  'savings_cents',
  'service_day',
  'charge_cents',
  'patient_hash',
  'sealed',
] as const

export type ClaimOrder = 'row' | '-savings' | '-charge' | 'date'

export interface ClaimFilter {
  readonly status?: ErrorFlag | undefined
  readonly category?: Category | undefined
  /** Only these, in ascending order: those that a search found. */
  readonly lines?: readonly number[] | undefined
}

/** Where a page ends: the value it is ordered by, and the line. */
export interface ClaimPosition {
  readonly value: number
  readonly line: number
}

/** What lines are ordered by; `row` needs nothing beside the line. Nulls come last. */
const orderValues = {
  '-savings': sql<string>`(-savings_cents)`,
  '-charge': sql<string>`(-coalesce(charge_cents, -9007199254740991))`,
  date: sql<string>`coalesce(service_day, 2147483647)`,
} as const

/** What a line is ordered by, as `after` takes it. */
export function positionOf(claim: ClaimRow, order: ClaimOrder): ClaimPosition {
  const { line } = claim
  switch (order) {
    case 'row':
      return { value: line, line }
    case '-savings':
      return { value: -Number(claim.savings_cents), line }
    case '-charge':
      return { value: -Number(claim.charge_cents ?? -9007199254740991), line }
    case 'date':
      return { value: claim.service_day ?? 2147483647, line }
  }
}

/** So many are found by their number and sorted sooner than an order is gone through for them. */
const fewLines = 5_000

/**
 * Lines of an upload in an order, from a position on. Every order has its index; while statistics
 * are young the planner takes an upload for a few rows and would read and sort all of it for a page,
 * or look for a few lines among all that a customer has, by bitmaps of two indexes.
 */
export async function listClaims(
  tx: TenantTransaction,
  uploadId: string,
  filter: ClaimFilter,
  page: { order: ClaimOrder; after: ClaimPosition | undefined; limit: number },
): Promise<ClaimRow[]> {
  const { order, after, limit } = page
  const few = filter.lines !== undefined && filter.lines.length < fewLines
  await sql`select set_config('enable_sort', ${few ? 'on' : 'off'}, true),
    set_config('enable_bitmapscan', 'off', true)`.execute(tx.sql)
  let query = matching(tx, uploadId, filter).select(columns)
  if (order === 'row') {
    if (after) query = query.where('line', '>', after.line)
  } else {
    const value = orderValues[order]
    if (after)
      query = query.where(sql<boolean>`(${value}, line) > (${after.value}::bigint, ${after.line})`)
    query = query.orderBy(value)
  }
  return query.orderBy('line').limit(limit).execute()
}

export async function countClaims(
  tx: TenantTransaction,
  uploadId: string,
  filter: ClaimFilter,
): Promise<number> {
  const row = await matching(tx, uploadId, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

function matching(tx: TenantTransaction, uploadId: string, filter: ClaimFilter) {
  const { status, category, lines } = filter
  let query = tx.sql
    .selectFrom('claims')
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
  if (status) query = query.where('error_flag', '=', status)
  if (category) query = query.where(inCategory(category))
  if (lines) query = query.where('line', '=', sql<number>`any(${lines}::integer[])`)
  return query
}

/** Says twice that there are categories, by which the database knows the index of lines that have any. */
function inCategory(category: Category) {
  return sql<boolean>`(categories <> '{}' and categories @> array[${category}]::text[])`
}

/** Every line of an upload in file order, a batch at a time. */
export async function* readClaims(
  tx: TenantTransaction,
  uploadId: string,
  batch = 5_000,
): AsyncGenerator<ClaimRow[]> {
  let after: ClaimPosition | undefined
  for (;;) {
    const rows = await listClaims(tx, uploadId, {}, { order: 'row', after, limit: batch })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = { value: last.line, line: last.line }
  }
}

/** The lines with most dollars at risk of the newest completed audit that totals count, then of those before it. */
export async function listRecentClaims(
  tx: TenantTransaction,
  limit: number,
): Promise<RecentClaims[]> {
  const newest = await tx.sql
    .selectFrom('uploads')
    .select(uploadColumns)
    .where('user_id', '=', tx.userId)
    .where('status', '=', 'completed')
    .where(isCountedUpload)
    .orderBy('completed_at', 'desc')
    .limit(limit)
    .execute()
  const found: RecentClaims[] = []
  let left = limit
  for (const upload of newest) {
    if (left <= 0) break
    const page = { order: '-savings', after: undefined, limit: left } as const
    const rows = await listClaims(tx, upload.id, {}, page)
    found.push({ upload, rows })
    left -= rows.length
  }
  return found
}

/** Lines of one upload. */
export interface RecentClaims {
  readonly upload: UploadRow
  readonly rows: readonly ClaimRow[]
}

/** Sealed findings of an upload by number; all of them where no numbers are asked for. */
export async function findFindings(
  tx: TenantTransaction,
  uploadId: string,
  numbers?: readonly number[],
): Promise<Map<number, Buffer>> {
  let query = tx.sql
    .selectFrom('finding_texts')
    .select(['number', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
  if (numbers) query = query.where('number', '=', sql<number>`any(${numbers}::integer[])`)
  const rows = await query.execute()
  return new Map(rows.map(({ number, sealed }) => [number, sealed]))
}
