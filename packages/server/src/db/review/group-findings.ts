import { sql, type RawBuilder } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { sumsFrom, sumsOf, wholeSum, type FindingSums, type SumColumns } from './finding-sums.ts'
import { addendsOf, asked, type Shared } from './kept-totals.ts'
import { matching, type WantedFindings } from './matching-findings.ts'

const keyOf = {
  provider: sql`payee_mark`,
  payer: sql`payer_mark`,
  claim: sql`claim_mark`,
  rule: sql`rule_id`,
  category: sql`category`,
  class: sql`class`,
  decision: sql`decision`,
  standing: sql`standing`,
  upload: sql`upload_id`,
  month: sql`to_char(date '1970-01-01' + service_day, 'YYYY-MM')`,
} satisfies Readonly<Record<Shared, RawBuilder<unknown>>>
export type GroupedBy = Shared

const marks: ReadonlySet<GroupedBy> = new Set(['provider', 'payer', 'claim'])
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
  const { from, ...counting } = addendsOf(wanted, by)
  const hashing = isInOrderOfIndex(wanted, by) ? 'off' : 'on'
  await sql`select set_config('work_mem', ${roomForGroups}, true),
    set_config('enable_hashagg', ${hashing}, true)`.execute(tx.sql)
  const { rows } = await sql<Row>`
    with added as (
      select ${keyOf[by]} as key, ${sumsFrom(counting)}, ${wholeSum(sql`lines`)} as lines
      from ${from} where ${matching(tx, wanted)} group by 1
    ), grouped as materialized (
      select * from (
        select *, firm + records as counted, firm + records + doubt as cents from added
      ) as summed ${after ? sql`where ${isAfter(by, after)}` : sql``}
    )
    (select 1 as groups, ${written(by)} as key, findings, firm, records, doubt, lines
      from grouped order by counted desc, cents desc, findings desc, key limit ${most})
    union all
    select count(*), null, sum(findings), sum(firm), sum(records), sum(doubt), sum(lines)
    from grouped`.execute(tx.sql)
  const all = rows.map((row) => ({ ...sumsOf(row), key: row.key, lines: row.lines }))
  const groups = all.slice(0, -1)
  const others = Number(rows.at(-1)?.groups ?? 0) - groups.length
  const whole = all.at(-1)
  return {
    groups,
    rest: whole && others > 0 ? { groups: others, sums: groups.reduce(without, whole) } : undefined,
  }
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
  return sql`((counted, cents, findings) < (${of(counted)}, ${of(cents)}, ${of(findings)})
    or ((counted, cents, findings) = (${of(counted)}, ${of(cents)}, ${of(findings)})
      and ${further}))`
}

function readKey(by: GroupedBy, key: string): RawBuilder<unknown> {
  if (marks.has(by)) return sql`decode(${key}, 'hex')`
  return by === 'upload' ? sql`${key}::uuid` : sql`${key}::text`
}

/** A key as calls name it. */
function written(by: GroupedBy): RawBuilder<unknown> {
  return marks.has(by) ? sql`encode(key, 'hex')` : sql`key::text`
}

/** A finding's line of each mark, from which it can be read what the mark stands for. */
export async function findSamples(
  tx: TenantTransaction,
  by: GroupedBy,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { readonly upload_id: string; readonly line: number }>> {
  if (!marks.has(by) || keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; upload_id: string; line: number }>`
    select wanted.key, sample.upload_id, sample.line
    from unnest(${keys}::text[]) as wanted (key), lateral (
      select upload_id, line from findings
      where user_id = ${tx.userId}::uuid and class <> 'notice' and line is not null
        and ${keyOf[by]} = decode(wanted.key, 'hex')
      limit 1
    ) as sample`.execute(tx.sql)
  return new Map(rows.map(({ key, ...place }) => [key, place]))
}
