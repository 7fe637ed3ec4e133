import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { sumsFrom, sumsOf, wholeSum } from './finding-sums.ts'
import { groupClaims, isKeptByClaim } from './group-claims.ts'
import { keyOf, written, type GroupedBy } from './group-keys.ts'
import {
  costliestFirst,
  isAfter,
  withOrder,
  type FindingGroup,
  type GroupPlace,
  type GroupRow,
} from './group-order.ts'
import { addendsOf, asked } from './kept-totals.ts'
import { matching, type WantedFindings } from './matching-findings.ts'

/** The first groups, and what all others come to. */
export interface FindingGroupsFound {
  readonly groups: readonly FindingGroup[]
  readonly rest: { readonly groups: number; readonly sums: FindingGroup } | undefined
}

/** What matches in groups after a place, the costliest first; those beyond `most` together. */
export async function groupFindings(
  tx: TenantTransaction,
  wanted: WantedFindings,
  by: GroupedBy,
  most: number,
  after?: GroupPlace,
): Promise<FindingGroupsFound> {
  const hashing = isInOrderOfIndex(wanted, by) ? 'off' : 'on'
  await sql`select set_config('work_mem', ${roomForGroups}, true),
    set_config('enable_hashagg', ${hashing}, true)`.execute(tx.sql)
  const grouping =
    by === 'claim' && isKeptByClaim(wanted)
      ? groupClaims(tx, wanted, most, after)
      : groupAddends(tx, wanted, by, most, after)
  const { rows } = await grouping.execute(tx.sql)
  const all = rows.map((row) => ({ ...sumsOf(row), key: row.key, lines: row.lines }))
  const groups = all.slice(0, -1)
  const others = Number(rows.at(-1)?.groups ?? 0) - groups.length
  const whole = all.at(-1)
  return {
    groups,
    rest: whole && others > 0 ? { groups: others, sums: groups.reduce(without, whole) } : undefined,
  }
}

/** Groups of findings, or of what is kept of many that are alike. Only the first are put in order. */
function groupAddends(
  tx: TenantTransaction,
  wanted: WantedFindings,
  by: GroupedBy,
  most: number,
  after: GroupPlace | undefined,
) {
  const addends = addendsOf(wanted, by)
  return sql<GroupRow>`
    with grouped as materialized (
      select * from (
        select *, ${withOrder} from (
          select ${keyOf[by]} as key, ${sumsFrom(addends)}, ${wholeSum(sql`lines`)} as lines
          from ${addends.from} where ${matching(tx, wanted)} group by 1
        ) as added
      ) as summed ${after ? sql`where ${isAfter(by, after)}` : sql``}
    )
    select 1 as groups, ${written(by)} as key, findings, firm, records, doubt, lines from (
      select * from grouped ${costliestFirst} limit ${most}
    ) as foremost
    union all
    select count(*), null, sum(findings), sum(firm), sum(records), sum(doubt), sum(lines) from grouped`
}

/** Enough for the groups of a million findings, which then are not written to disk and read again. */
const roomForGroups = '64MB'

const inIndexOfClaims: ReadonlySet<string> = new Set<keyof WantedFindings>([
  'uploads',
  'leastCents',
])

/** An index has claims in order with all that groups of them add up: read so, none has to be looked up among all. */
function isInOrderOfIndex(wanted: WantedFindings, by: GroupedBy): boolean {
  return by === 'claim' && asked(wanted).every((name) => inIndexOfClaims.has(name))
}

function without(whole: FindingGroup, group: FindingGroup): FindingGroup {
  return {
    key: null,
    findings: whole.findings - group.findings,
    lines: whole.lines - group.lines,
    firm: whole.firm - group.firm,
    recordsNeeded: whole.recordsNeeded - group.recordsNeeded,
    inDoubt: whole.inDoubt - group.inDoubt,
  }
}
