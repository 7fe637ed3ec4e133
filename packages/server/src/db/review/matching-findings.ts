import { sql, type RawBuilder } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { isCountedUpload } from '../results/counted-uploads.ts'
import { standingInCases } from './standing-in-cases.ts'

/** One of these marks, or none at all where that is wanted too. */
export interface WantedMarks {
  readonly marks: readonly Buffer[]
  readonly none: boolean
}

/** Which findings are wanted, as the database can tell them apart. */
export interface WantedFindings {
  readonly uploads?: readonly string[] | undefined
  readonly categories?: readonly string[] | undefined
  readonly rules?: readonly string[] | undefined
  readonly classes?: readonly string[] | undefined
  readonly decisions?: readonly string[] | undefined
  readonly standings?: readonly string[] | undefined
  readonly payees?: WantedMarks | undefined
  readonly payers?: WantedMarks | undefined
  readonly patients?: WantedMarks | undefined
  readonly claims?: WantedMarks | undefined
  readonly codes?: readonly Buffer[] | undefined
  readonly leastCents?: number | undefined
  /** Days since 1970-01-01, both included. */
  readonly fromDay?: number | undefined
  readonly toDay?: number | undefined
  readonly search?: WantedWords | undefined
  /** Of open cases with a deadline: by this day, or whenever. */
  readonly due?: { readonly by: number | undefined } | undefined
  readonly inCase?: boolean | undefined
  /** Whether an open case holds it: then nobody decides otherwise. */
  readonly held?: boolean | undefined
}

/** Any of these is what was searched. */
export interface WantedWords {
  readonly rules: readonly string[]
  readonly claims: readonly Buffer[]
  readonly payees: readonly Buffer[]
  readonly patients: readonly Buffer[]
  readonly codes: readonly Buffer[]
}

/** What a finding adds to the totals: not what it doubts itself. */
export const countedCents = sql<string>`(findings.firm_cents + findings.records_needed_cents)`

/** What a finding puts at risk, in whatever standing. */
export const findingCents = sql<string>`(
  findings.firm_cents + findings.records_needed_cents + findings.in_doubt_cents)`

/**
 * The rows of `findings` that are wanted: the one condition that lists, sums, groups, exports and
 * bulk decisions share. Notices are none, and uploads count as they do in the dashboard.
 */
export function matching({ userId }: TenantTransaction, wanted: WantedFindings) {
  const conditions = [
    sql`findings.user_id = ${userId}::uuid`,
    sql`findings.class <> 'notice'`,
    sql`findings.upload_id = any(array(${countedUploads(userId)}))`,
    ...amountsAndDays(wanted),
    wanted.uploads && sql`findings.upload_id = any(${wanted.uploads}::uuid[])`,
    oneOf('category', wanted.categories),
    oneOf('rule_id', wanted.rules),
    oneOf('class', wanted.classes),
    oneOf('decision', wanted.decisions),
    oneOf('standing', wanted.standings),
    marked('payee_mark', wanted.payees),
    marked('payer_mark', wanted.payers),
    marked('patient_mark', wanted.patients),
    marked('claim_mark', wanted.claims),
    wanted.codes && oneOfThese(withCodes(userId, wanted.codes)),
    wanted.search && searched(userId, wanted.search),
    ...standingInCases(userId, wanted),
  ]
  return sql<boolean>`(${sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )})`
}

/** The uploads whose findings count, as the dashboard counts them. */
export function countedUploads(userId: string) {
  return sql`select uploads.id from uploads where uploads.user_id = ${userId}::uuid
    and uploads.status = 'completed' and ${isCountedUpload}`
}

function amountsAndDays({ leastCents, fromDay, toDay }: WantedFindings) {
  return [
    leastCents === undefined ? undefined : sql`${findingCents} >= ${leastCents}::bigint`,
    fromDay === undefined ? undefined : sql`findings.service_day >= ${fromDay}`,
    toDay === undefined ? undefined : sql`findings.service_day <= ${toDay}`,
  ]
}

function oneOf(column: string, values: readonly string[] | undefined) {
  return values && sql`${sql.ref(`findings.${column}`)} = any(${values}::text[])`
}

function marked(column: string, wanted: WantedMarks | undefined): RawBuilder<unknown> | undefined {
  if (!wanted) return undefined
  const mark = sql.ref(`findings.${column}`)
  const known = sql`${mark} = any(${wanted.marks}::bytea[])`
  return wanted.none ? sql`(${known} or ${mark} is null)` : known
}

function oneOfThese(keys: RawBuilder<unknown>) {
  return sql`(findings.upload_id, findings.number) in (${keys})`
}

function withCodes(userId: string, codes: readonly Buffer[]) {
  return sql`select named.upload_id, named.number from finding_codes as named
    where named.user_id = ${userId}::uuid and named.mark = any(${codes}::bytea[])
      and named.upload_id = any(array(
        select uploads.id from uploads where uploads.user_id = ${userId}::uuid))`
}

/** Each way in which the words may be meant has an index of its own; joined by `or` none would be used. */
function searched(userId: string, { rules, claims, payees, patients, codes }: WantedWords) {
  const having = (condition: RawBuilder<unknown>) => sql`
    select same.upload_id, same.number from findings as same
    where same.user_id = ${userId}::uuid and same.class <> 'notice' and ${condition}`
  const ways = [
    having(sql`same.rule_id = any(${rules}::text[])`),
    having(sql`same.claim_mark = any(${claims}::bytea[])`),
    having(sql`same.payee_mark = any(${payees}::bytea[])`),
    having(sql`same.patient_mark = any(${patients}::bytea[])`),
    withCodes(userId, codes),
  ]
  return oneOfThese(sql.join(ways, sql` union all `))
}
