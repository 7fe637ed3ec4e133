import { sql } from 'kysely'
import type { Day } from '@plumbline/engine'
import { isCountedUpload } from '../results/counted-uploads.ts'
import type { TenantTransaction } from '../transactions.ts'

/** First and last day, in universal time; open where absent. */
export interface Span {
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

const epoch = sql`date '1970-01-01'`
const auditedDay = sql<number>`((uploads.completed_at at time zone 'utc')::date - ${epoch})`
const decidedDay = sql<number>`((findings.decided_at at time zone 'utc')::date - ${epoch})`
/** What headlines count, and what a person has confirmed in whatever standing it stood. */
const headline = sql`(findings.firm_cents + findings.records_needed_cents)`
const whole = sql`(findings.firm_cents + findings.records_needed_cents + findings.in_doubt_cents)`
const isFinding = sql<boolean>`uploads.status = 'completed' and ${isCountedUpload}
  and findings.class is not null and findings.class <> 'notice'`
/** What stands in a case was confirmed when the case was started. */
const isConfirmed = sql<boolean>`(findings.decision = 'confirmed' or findings.case_id is not null)`

function within(day: ReturnType<typeof sql<number>>, { from, to }: Span) {
  return sql<boolean>`(${from ?? null}::integer is null or ${day} >= ${from ?? null}::integer)
    and (${to ?? null}::integer is null or ${day} <= ${to ?? null}::integer)`
}

const findingsOfUploads = sql`findings join uploads
  on uploads.user_id = findings.user_id and uploads.id = findings.upload_id`

/** Cents identified by audits of the days, and confirmed on them. */
export async function sumFindings(tx: TenantTransaction, span: Span) {
  const { rows } = await sql<{ identified: string; confirmed: string }>`
    select
      coalesce(sum(${headline}) filter (where ${within(auditedDay, span)}), 0) as identified,
      coalesce(sum(${whole}) filter (where ${isConfirmed} and ${within(decidedDay, span)}), 0)
        as confirmed
    from ${findingsOfUploads}
    where findings.user_id = ${tx.userId}::uuid and uploads.user_id = ${tx.userId}::uuid
      and ${isFinding}`.execute(tx.sql)
  const [row] = rows
  return { identified: Number(row?.identified ?? 0), confirmed: Number(row?.confirmed ?? 0) }
}

/** What waits, whenever it came. */
export async function countWaiting(tx: TenantTransaction) {
  const { rows } = await sql<Record<'open' | 'needs' | 'confirmed', string>>`
    select
      count(*) filter (where findings.decision = 'open') as open,
      count(*) filter (where findings.decision = 'needs-information') as needs,
      count(*) filter (where findings.decision = 'confirmed' and findings.case_id is null)
        as confirmed
    from ${findingsOfUploads}
    where findings.user_id = ${tx.userId}::uuid and uploads.user_id = ${tx.userId}::uuid
      and ${isFinding}`.execute(tx.sql)
  const [row] = rows
  return {
    open: Number(row?.open ?? 0),
    needsInformation: Number(row?.needs ?? 0),
    confirmedWithoutCase: Number(row?.confirmed ?? 0),
  }
}

/** Payees with most dollars in audits of the days, and a line of each that names it. */
export async function listPayees(tx: TenantTransaction, span: Span, limit: number) {
  const { rows } = await sql<PayeeRow>`
    select findings.payee_mark as mark, count(*) as findings, sum(${headline}) as cents,
      (array_agg(findings.upload_id order by ${headline} desc))[1] as upload_id,
      (array_agg(findings.line order by ${headline} desc))[1] as line
    from ${findingsOfUploads}
    where findings.user_id = ${tx.userId}::uuid and uploads.user_id = ${tx.userId}::uuid
      and ${isFinding} and ${within(auditedDay, span)}
    group by findings.payee_mark
    order by cents desc, findings desc, mark
    limit ${limit}`.execute(tx.sql)
  return rows.map((row) => ({
    ...row,
    findings: Number(row.findings),
    cents: Number(row.cents),
  }))
}

interface PayeeRow {
  readonly mark: Buffer | null
  readonly findings: string
  readonly cents: string
  readonly upload_id: string
  readonly line: number | null
}

/** By the month of the audit, `yyyy-mm`, in order. */
export async function sumMonths(tx: TenantTransaction, span: Span) {
  const { rows } = await sql<{ month: string; identified: string; confirmed: string }>`
    select to_char(uploads.completed_at at time zone 'utc', 'YYYY-MM') as month,
      sum(${headline}) as identified,
      coalesce(sum(${whole}) filter (where ${isConfirmed}), 0) as confirmed
    from ${findingsOfUploads}
    where findings.user_id = ${tx.userId}::uuid and uploads.user_id = ${tx.userId}::uuid
      and ${isFinding} and ${within(auditedDay, span)}
    group by month
    order by month`.execute(tx.sql)
  return rows.map(({ month, identified, confirmed }) => ({
    month,
    identified: Number(identified) / 100,
    confirmed: Number(confirmed) / 100,
  }))
}

/** What the findings of each case come to, in cents. */
export async function sumsOfCases(tx: TenantTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.sql
    .selectFrom('case_findings')
    .select(({ fn }) => ['case_id', fn.sum<string>('cents').as('cents')])
    .where('user_id', '=', tx.userId)
    .groupBy('case_id')
    .execute()
  return new Map(rows.map(({ case_id, cents }) => [case_id, Number(cents)]))
}
