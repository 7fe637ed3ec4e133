import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { addendsOf, type Addends } from './kept-totals.ts'
import { matching, type WantedFindings } from './matching-findings.ts'

const columnOf = {
  upload: sql`upload_id`,
  category: sql`category`,
  rule: sql`rule_id`,
  class: sql`class`,
  provider: sql`payee_mark`,
  payer: sql`payer_mark`,
  decision: sql`decision`,
  standing: sql`standing`,
} as const
export type Facet = keyof typeof columnOf

export interface FacetValue {
  readonly key: string | null
  readonly findings: number
}

/** How many findings that match have each value of some facets; from what is kept where it tells them. */
export async function countFacets(
  tx: TenantTransaction,
  wanted: WantedFindings,
  facets: readonly Facet[],
): Promise<ReadonlyMap<Facet, readonly FacetValue[]>> {
  const found = new Map<Facet, readonly FacetValue[]>()
  const bySource = Map.groupBy(facets, (facet) => addendsOf(wanted, facet))
  for (const [addends, some] of bySource)
    for (const [facet, values] of await counted(tx, wanted, some, addends)) found.set(facet, values)
  return found
}

/** All counted in one go. */
async function counted(
  tx: TenantTransaction,
  wanted: WantedFindings,
  facets: readonly Facet[],
  { from, count }: Addends,
): Promise<ReadonlyMap<Facet, readonly FacetValue[]>> {
  const sets = facets.map((facet) => sql`(${columnOf[facet]})`)
  const which = sql`case ${sql.join(
    facets.map((facet) => sql`when grouping(${columnOf[facet]}) = 0 then ${facet}::text`),
    sql` `,
  )} end`
  const values = facets.map((facet) =>
    facet === 'provider' || facet === 'payer'
      ? sql`encode(${columnOf[facet]}, 'hex')`
      : sql`${columnOf[facet]}::text`,
  )
  const { rows } = await sql<{ facet: Facet; key: string | null; findings: string }>`
    select ${which} as facet, coalesce(${sql.join(values)}) as key, ${count} as findings
    from ${from} where ${matching(tx, wanted)}
    group by grouping sets (${sql.join(sets)}) order by 3 desc, 2`.execute(tx.sql)
  const grouped = Map.groupBy(rows, ({ facet }) => facet)
  return new Map(
    facets.map((facet) => [
      facet,
      (grouped.get(facet) ?? []).map(({ key, findings }) => ({ key, findings: Number(findings) })),
    ]),
  )
}
