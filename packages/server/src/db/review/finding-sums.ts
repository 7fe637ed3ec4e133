import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { sizesOf } from './kept-sizes.ts'
import { addendsOf, type Addends } from './kept-totals.ts'
import { matching, type WantedFindings } from './matching-findings.ts'

/** What findings come to. */
export interface FindingSums {
  readonly findings: number
  readonly firm: number
  readonly recordsNeeded: number
  readonly inDoubt: number
}

/** Columns of sums over findings, or over what is kept of them. */
export function sumsFrom({ count }: Pick<Addends, 'count'>) {
  return sql`${count} as findings, coalesce(sum(firm_cents), 0) as firm,
  coalesce(sum(records_needed_cents), 0) as records, coalesce(sum(in_doubt_cents), 0) as doubt`
}

export const sumColumns = sumsFrom({ count: sql`count(*)` })

export type SumColumns = Readonly<Record<'findings' | 'firm' | 'records' | 'doubt', string>>

export function sumsOf(row: SumColumns | undefined): FindingSums {
  return {
    findings: Number(row?.findings ?? 0),
    firm: Number(row?.firm ?? 0),
    recordsNeeded: Number(row?.records ?? 0),
    inDoubt: Number(row?.doubt ?? 0),
  }
}

/** What all that match come to. */
export async function sumFindings(
  tx: TenantTransaction,
  wanted: WantedFindings,
): Promise<FindingSums> {
  const addends = sizesOf(wanted) ?? addendsOf(wanted)
  const { rows } = await sql<SumColumns>`
    select ${sumsFrom(addends)} from ${addends.from} where ${matching(tx, wanted)}`.execute(tx.sql)
  return sumsOf(rows[0])
}
