import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { sumColumns, sumsOf, type FindingSums, type SumColumns } from './finding-sums.ts'
import { findingCents, matching, type WantedFindings } from './matching-findings.ts'

const keyOf = {
  provider: sql`encode(payee_mark, 'hex')`,
  payer: sql`encode(payer_mark, 'hex')`,
  claim: sql`encode(claim_mark, 'hex')`,
  rule: sql`rule_id`,
  category: sql`category`,
  class: sql`class`,
  decision: sql`decision`,
  standing: sql`standing`,
  upload: sql`upload_id::text`,
  month: sql`to_char(date '1970-01-01' + service_day, 'YYYY-MM')`,
} as const
export type GroupedBy = keyof typeof keyOf

/** Findings that share a key; null is that of those which have none. */
export interface FindingGroup extends FindingSums {
  readonly key: string | null
  readonly lines: number
  /** A line of one of them, from which a label can be read. */
  readonly sample: { readonly upload_id: string; readonly line: number } | undefined
}

type Row = SumColumns & {
  readonly key: string | null
  readonly lines: string
  readonly sample: string | null
}

/** What matches in groups, those with most dollars first, or those with most findings. */
export async function groupFindings(
  tx: TenantTransaction,
  wanted: WantedFindings,
  by: GroupedBy,
  first: 'dollars' | 'findings' = 'dollars',
): Promise<FindingGroup[]> {
  const weight = first === 'dollars' ? sql`sum(${findingCents})` : sql`count(*)`
  const needsSample = by === 'provider' || by === 'payer' || by === 'claim'
  const sample = needsSample ? sql`min(upload_id::text || ' ' || line)` : sql`null::text`
  const { rows } = await sql<Row>`
    select ${keyOf[by]} as key, ${sumColumns}, coalesce(sum(lines), 0) as lines,
      ${sample} as sample
    from findings where ${matching(tx, wanted)}
    group by 1 order by ${weight} desc, count(*) desc, 1`.execute(tx.sql)
  return rows.map((row) => ({
    ...sumsOf(row),
    key: row.key,
    lines: Number(row.lines),
    sample: sampleOf(row.sample),
  }))
}

function sampleOf(text: string | null) {
  const [upload_id, line] = text?.split(' ') ?? []
  return upload_id === undefined ? undefined : { upload_id, line: Number(line) }
}
