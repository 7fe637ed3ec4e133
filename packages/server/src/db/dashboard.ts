import { sql } from 'kysely'
import type { TenantTransaction } from './transactions.ts'

/** Samples count only until there is an audit of the customer's own. */
const counted = sql<boolean>`
  uploads.status = 'completed' and uploads.is_sample = not exists (
    select 1 from uploads own
    where own.user_id = uploads.user_id and own.status = 'completed' and not own.is_sample
  )`

export interface DashboardTotals {
  readonly claims: number
  readonly flagged: number
  readonly review: number
  readonly savingsCents: number
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
      fn.sum<string | null>('savings_cents').as('savings'),
      sql<string | null>`avg(extract(epoch from completed_at - created_at))`.as('seconds'),
    ])
    .where('user_id', '=', tx.userId)
    .where(counted)
    .executeTakeFirstOrThrow()
  return {
    claims: Number(row.claims ?? 0),
    flagged: Number(row.flagged ?? 0),
    review: Number(row.review ?? 0),
    savingsCents: Number(row.savings ?? 0),
    turnaroundSeconds: Number(row.seconds ?? 0),
  }
}

export interface CategoryTotal {
  readonly category: string
  readonly savingsCents: number
  readonly lines: number
}

/** Dollars and lines by category, the dearest first. */
export async function findCategoryTotals(tx: TenantTransaction): Promise<CategoryTotal[]> {
  const { rows } = await sql<{ category: string; savings: string; lines: string }>`
    select entry.key as category,
      sum((entry.value->>'savingsCents')::bigint) as savings,
      sum((entry.value->>'lines')::bigint) as lines
    from uploads, jsonb_each(uploads.document->'summary'->'byCategory') as entry
    where uploads.user_id = ${tx.userId}::uuid and ${counted}
    group by entry.key
    order by savings desc, entry.key`.execute(tx.sql)
  return rows.map(({ category, savings, lines }) => ({
    category,
    savingsCents: Number(savings),
    lines: Number(lines),
  }))
}
