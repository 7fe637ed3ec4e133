import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { sumsFrom, sumsOf, wholeSum, type FindingSums, type SumColumns } from './finding-sums.ts'
import { keyOf, readKey, written, type GroupedBy } from './group-keys.ts'
import { addendsOf, asked, type Addends } from './kept-totals.ts'
import { matching, type WantedFindings } from './matching-findings.ts'

/** Findings that share a key; null is that of those which have none. */
export interface FindingGroup extends FindingSums {
  readonly key: string | null
  readonly lines: number
}

/** The first groups, and what all others come to. */
export interface FindingGroupsFound {
  readonly groups: readonly FindingGroup[]
  readonly rest: { readonly groups: number; readonly sums: FindingGroup } | undefined
}

/** Where a page of groups ended: what orders them, of its last one. */
export interface GroupPlace {
  readonly counted: number
  readonly cents: number
  readonly findings: number
  readonly key: string | null
}

export function placeOfGroup(group: FindingGroup): GroupPlace {
  const { key, findings, firm, recordsNeeded, inDoubt } = group
  return { counted: firm + recordsNeeded, cents: firm + recordsNeeded + inDoubt, findings, key }
}

type Row = SumColumns & {
  readonly key: string | null
  readonly lines: number
  readonly groups: string
}

/**
 * What matches in groups after a place: those with most dollars first, as lists show them, what is in
 * doubt only among equals; those beyond `most` together. Only the first are put in order.
 */
export async function groupFindings(
  tx: TenantTransaction,
  wanted: WantedFindings,
  by: GroupedBy,
  most: number,
  after?: GroupPlace,
): Promise<FindingGroupsFound> {
  const addends = addendsOf(wanted, by)
  const hashing = addends.inOrder || isInOrderOfIndex(wanted, by) ? 'off' : 'on'
  await sql`select set_config('work_mem', ${roomForGroups}, true),
    set_config('enable_hashagg', ${hashing}, true)`.execute(tx.sql)
  const asking = { tx, wanted, by, addends }
  const readTwice = addends.inOrder && !after
  const { rows } = await sql<Row>`
    with grouped as ${readTwice ? sql`not materialized` : sql`materialized`} (
      ${eachGroup(asking)} ${after ? sql`where ${isAfter(by, after)}` : sql``}
    )
    select 1 as groups, ${written(by)} as key, findings, firm, records, doubt, lines from (
      select * from grouped
      order by firm + records desc, firm + records + doubt desc, findings desc, key limit ${most}
    ) as foremost
    union all
    ${readTwice ? countedApart(asking) : addedUp}`.execute(tx.sql)
  const all = rows.map((row) => ({ ...sumsOf(row), key: row.key, lines: row.lines }))
  const groups = all.slice(0, -1)
  const others = Number(rows.at(-1)?.groups ?? 0) - groups.length
  const whole = all.at(-1)
  return {
    groups,
    rest: whole && others > 0 ? { groups: others, sums: groups.reduce(without, whole) } : undefined,
  }
}

interface Asking {
  readonly tx: TenantTransaction
  readonly wanted: WantedFindings
  readonly by: GroupedBy
  readonly addends: Addends
}

/** What is kept of claims has an empty mark where there is none. */
function eachGroup({ tx, wanted, by, addends }: Asking) {
  const { from, inOrder, ...counting } = addends
  return sql`select * from (
    select ${inOrder ? sql`nullif(key, '')` : sql`key`} as key, findings, firm, records, doubt, lines
    from (
      select ${keyOf[by]} as key, ${sumsFrom(counting)}, ${wholeSum(sql`lines`)} as lines
      from ${from} where ${matching(tx, wanted)} group by 1
    ) as added
  ) as summed`
}

/** All groups together. */
const addedUp = sql`
  select count(*), null, sum(findings), sum(firm), sum(records), sum(doubt), sum(lines) from grouped`

/** The same where totals know it: groups that are read in order are counted anew in less time than they are kept. */
function countedApart({ tx, wanted, by, addends }: Asking) {
  const { from, ...counting } = addendsOf(wanted)
  return sql`
    select (select count(*) from (
      select distinct ${keyOf[by]} from ${addends.from} where ${matching(tx, wanted)}
    ) as keys), null, ${sumsFrom(counting)}, ${wholeSum(sql`lines`)}
    from ${from} where ${matching(tx, wanted)}`
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

/** Groups without a key come last among equals. */
function isAfter(by: GroupedBy, { counted, cents, findings, key }: GroupPlace) {
  const of = (value: number) => sql`${value}::float8`
  const further = key === null ? sql`false` : sql`(key is null or key > ${readKey(by, key)})`
  const group = sql`(firm + records, firm + records + doubt, findings)`
  const place = sql`(${of(counted)}, ${of(cents)}, ${of(findings)})`
  return sql`(${group} < ${place} or (${group} = ${place} and ${further}))`
}
