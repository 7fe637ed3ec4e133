import { sql } from 'kysely'
import { asked, type Addends } from './kept-totals.ts'
import { findingCents, type WantedFindings } from './matching-findings.ts'

/** From how many cents on findings are counted together; those of the function `size_of_cents`. */
const sizes = [
  0, 1, 1_000, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000,
  10_000_000,
]

const keptApart: ReadonlySet<string> = new Set<keyof WantedFindings>([
  ...(['uploads', 'decisions', 'standings', 'leastCents'] as const),
])

/**
 * What findings from some dollars on come to, for sums alone: whole sizes as they are kept, and beside them
 * the findings between what is asked for and the next size. Undefined where more is asked for than sizes know.
 */
export function sizesOf(wanted: WantedFindings): Addends | undefined {
  const { leastCents } = wanted
  if (leastCents === undefined || !asked(wanted).every((name) => keptApart.has(name)))
    return undefined
  const next = sizes.find((size) => size >= leastCents)
  const columns = sql`user_id, upload_id, standing, decision, lines, firm_cents,
    records_needed_cents, in_doubt_cents`
  const between = sql`select ${columns}, class, 1::bigint as findings from findings
    where class <> 'notice' and ${findingCents} >= ${leastCents}::bigint`
  const whole = sql`select ${columns}, '' as class, findings from finding_sizes as kept
    where kept.findings > 0 and kept.least_cents >= ${next}::bigint`
  const from =
    next === undefined
      ? sql`(${between})`
      : next === leastCents
        ? sql`(${whole})`
        : sql`(${whole} union all ${between} and ${findingCents} < ${next}::bigint)`
  return { from: sql`${from} as findings`, count: sql`coalesce(sum(findings.findings), 0)` }
}
