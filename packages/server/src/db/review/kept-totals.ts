import { sql, type RawBuilder } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { matching, type WantedFindings } from './matching-findings.ts'

/** What can be added up: findings themselves, or what is kept of many that are alike. */
export interface Addends {
  /** Known as `findings`, so that one condition holds for both. */
  readonly from: RawBuilder<unknown>
  readonly count: RawBuilder<unknown>
}

export const findingsThemselves: Addends = { from: sql`findings`, count: sql`count(*)` }
/** What came to nothing stays as a row. */
const totals: Addends = {
  from: sql`(select * from finding_totals as kept where kept.findings > 0) as findings`,
  count: sql`coalesce(sum(findings.findings), 0)`,
}

/** The totals where they know all that is asked; else the findings. */
export function addendsOf(wanted: WantedFindings): Addends {
  return isOfTotals(wanted) ? totals : findingsThemselves
}

const keptApart: ReadonlySet<string> = new Set<keyof WantedFindings>([
  ...(['uploads', 'categories', 'rules', 'classes', 'decisions', 'standings'] as const),
])
const often: ReadonlySet<string> = new Set<keyof WantedFindings>(['leastCents', 'fromDay', 'toDay'])

/** Whether only what totals know apart is asked for. */
function isOfTotals(wanted: WantedFindings): boolean {
  return asked(wanted).every((name) => keptApart.has(name))
}

/** The rules of findings that may match, by what totals know apart: each that matches is of one of them. */
export function rulesThatMayMatch(tx: TenantTransaction, wanted: WantedFindings) {
  const known = Object.fromEntries(
    Object.entries(wanted).filter(([name]) => keptApart.has(name)),
  ) satisfies WantedFindings
  return sql`select distinct rule_id from ${totals.from} where ${matching(tx, known)}`
}

/** Whether a filter may leave most of a large account, so that reading in order beats sorting. */
export function isWide(wanted: WantedFindings): boolean {
  return asked(wanted).every((name) => keptApart.has(name) || often.has(name))
}

/** What of a filter is given. */
export function asked(wanted: WantedFindings): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}
