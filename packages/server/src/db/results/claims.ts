import type { Category, ErrorFlag } from '@plumbline/contract'
import { sql, type Selectable } from 'kysely'
import type { ClaimsTable } from '../schema.ts'
import type { TenantTransaction } from '../transactions.ts'

/** A line as the list of claims shows it. */
export type ClaimRow = Pick<
  Selectable<ClaimsTable>,
  | 'upload_id'
  | 'line'
  | 'row'
  | 'claim_id'
  | 'error_flag'
  | 'audit_summary'
  | 'suggested_fix'
  | 'finding_numbers'
  | 'savings_cents'
  | 'service_day'
  | 'charge_cents'
  | 'patient_hash'
  | 'age_years'
  | 'sex'
  | 'facts'
>

const columns = [
  'upload_id',
  'line',
  'row',
  'claim_id',
  'error_flag',
  'audit_summary',
  'suggested_fix',
  'finding_numbers',
  'savings_cents',
  'service_day',
  'charge_cents',
  'patient_hash',
  'age_years',
  'sex',
  'facts',
] as const

export type ClaimOrder = 'row' | '-savings' | '-charge' | 'date'

export interface ClaimFilter {
  readonly status?: ErrorFlag | undefined
  readonly category?: Category | undefined
  readonly search?: string | undefined
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

/**
 * Lines of an upload in an order, from a position on. Every order has its index; while statistics
 * are young the planner takes an upload for a few rows and would read and sort all of it for a page.
 */
export async function listClaims(
  tx: TenantTransaction,
  uploadId: string,
  filter: ClaimFilter,
  page: { order: ClaimOrder; after: ClaimPosition | undefined; limit: number },
): Promise<ClaimRow[]> {
  const { order, after, limit } = page
  await sql`set local enable_sort = off`.execute(tx.sql)
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
  const { status, category, search } = filter
  let query = tx.sql
    .selectFrom('claims')
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
  if (status) query = query.where('error_flag', '=', status)
  if (category) query = query.where(inCategory(category))
  if (search) query = query.where('search', 'like', `%${literal(searched(search))}%`)
  return query
}

/** Says twice that there are categories, by which the database knows the index of lines that have any. */
function inCategory(category: Category) {
  return sql<boolean>`(categories <> '{}' and categories @> array[${category}]::text[])`
}

const pointedDiagnosis = /^([a-z]\d[0-9a-z])\.([0-9a-z]{1,4})$/

/** As lines keep it: lower case, a diagnosis without the point that it is shown with. */
function searched(search: string): string {
  return search.toLowerCase().trim().replace(pointedDiagnosis, '$1$2')
}

/** A search is for the text itself. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replaceAll('\0', '')
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

/** The first lines of the newest completed audits. */
export async function listRecentClaims(
  tx: TenantTransaction,
  limit: number,
): Promise<(ClaimRow & { audit_type: 'Medical' | 'Pharmacy' })[]> {
  const newest = await tx.sql
    .selectFrom('uploads')
    .select(['id', 'audit_type'])
    .where('user_id', '=', tx.userId)
    .where('status', '=', 'completed')
    .orderBy('completed_at', 'desc')
    .limit(limit)
    .execute()
  const found: (ClaimRow & { audit_type: 'Medical' | 'Pharmacy' })[] = []
  for (const { id, audit_type } of newest) {
    if (found.length >= limit) break
    const page = { order: 'row', after: undefined, limit: limit - found.length } as const
    const rows = await listClaims(tx, id, {}, page)
    found.push(...rows.map((row) => ({ ...row, audit_type })))
  }
  return found
}

/** Findings of an upload by number; all of them where no numbers are asked for. */
export async function findFindings(
  tx: TenantTransaction,
  uploadId: string,
  numbers?: readonly number[],
): Promise<Map<number, unknown>> {
  let query = tx.sql
    .selectFrom('findings')
    .select(['number', 'body'])
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
  if (numbers) query = query.where('number', '=', sql<number>`any(${numbers}::integer[])`)
  const rows = await query.execute()
  return new Map(rows.map(({ number, body }) => [number, body]))
}
