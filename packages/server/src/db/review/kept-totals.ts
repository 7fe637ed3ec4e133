import { sql, type RawBuilder } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { matching, type WantedFindings } from './matching-findings.ts'

/** What can be added up: findings themselves, or what is kept of many that are alike. */
export interface Addends {
  /** Known as `findings`, so that one condition holds for both. */
  readonly from: RawBuilder<unknown>
  readonly count: RawBuilder<unknown>
}

/** What findings share that a list is grouped by or counts. */
export type Shared =
  | 'provider'
  | 'payer'
  | 'claim'
  | 'rule'
  | 'category'
  | 'class'
  | 'decision'
  | 'standing'
  | 'upload'
  | 'month'

/** Sums kept with findings: which filters they can answer, and which values they tell apart. */
interface Kept {
  readonly knows: ReadonlySet<string>
  readonly tells: ReadonlySet<Shared>
  readonly addends: Addends
}

const findingsThemselves: Addends = { from: sql`findings`, count: sql`count(*)` }

/** What came to nothing stays as a row. */
function rowsOf(rows: RawBuilder<unknown>): Addends {
  const count = sql`coalesce(sum(findings.findings), 0)`
  return { from: sql`(${rows} and kept.findings > 0) as findings`, count }
}

const totals: Kept = {
  knows: new Set<keyof WantedFindings>([
    ...(['uploads', 'categories', 'rules', 'classes', 'decisions', 'standings'] as const),
  ]),
  tells: new Set(['upload', 'category', 'rule', 'class', 'decision', 'standing']),
  addends: rowsOf(sql`select * from finding_totals as kept where true`),
}

function groups(
  by: 'provider' | 'payer' | 'day',
  tells: Shared,
  knows: readonly (keyof WantedFindings)[],
): Kept {
  const key = sql`nullif(kept.key, '')`
  const marks = sql`${key} as payee_mark, ${key} as payer_mark`
  return {
    knows: new Set<keyof WantedFindings>([
      'uploads',
      'classes',
      'decisions',
      'standings',
      ...knows,
    ]),
    tells: new Set(['upload', 'class', 'decision', 'standing', tells]),
    addends: rowsOf(
      sql`select kept.*, ${marks} from finding_groups as kept where kept.grouped_by = ${by}`,
    ),
  }
}

/** Those with the fewest rows first. */
const allKept: readonly Kept[] = [
  totals,
  groups('payer', 'payer', ['payers']),
  groups('day', 'month', ['fromDay', 'toDay']),
  groups('provider', 'provider', ['payees']),
]

/** What is kept where it knows all that is asked, and tells apart what is wanted apart; else the findings. */
export function addendsOf(wanted: WantedFindings, apart?: Shared): Addends {
  const given = asked(wanted)
  const kept = allKept.find(
    ({ knows, tells }) =>
      given.every((name) => knows.has(name)) && (apart === undefined || tells.has(apart)),
  )
  return kept?.addends ?? findingsThemselves
}

const often: ReadonlySet<string> = new Set<keyof WantedFindings>(['leastCents', 'fromDay', 'toDay'])

/** The rules of findings that may match, by what totals know apart: each that matches is of one of them. */
export function rulesThatMayMatch(tx: TenantTransaction, wanted: WantedFindings) {
  const known = Object.fromEntries(
    Object.entries(wanted).filter(([name]) => totals.knows.has(name)),
  ) satisfies WantedFindings
  return sql`select distinct rule_id from ${totals.addends.from} where ${matching(tx, known)}`
}

/** Whether a filter may leave most of a large account, so that reading in order beats sorting. */
export function isWide(wanted: WantedFindings): boolean {
  return asked(wanted).every((name) => totals.knows.has(name) || often.has(name))
}

/** What of a filter is given. */
export function asked(wanted: WantedFindings): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}
