import { sql } from 'kysely'
import type { WantedFindings } from './matching-findings.ts'

/** What is wanted of the cases in which findings stand, as conditions. */
export function standingInCases(userId: string, { due, inCase, held }: WantedFindings) {
  return [
    inCase === undefined
      ? undefined
      : sql`findings.case_id ${inCase ? sql`is not null` : sql`is null`}`,
    due && sql`findings.case_id = any(${dueCases(userId, due.by)})`,
    held === true
      ? sql`findings.case_id = any(${ofCases(userId, sql`state <> 'closed'`)})`
      : undefined,
    held === false ? isFree(userId) : undefined,
  ]
}

/** No open case holds it. A case that is started meanwhile is none of those that are closed. */
function isFree(userId: string) {
  return sql<boolean>`(findings.case_id is null
    or findings.case_id = any(${ofCases(userId, sql`state = 'closed'`)}))`
}

function ofCases(userId: string, which: ReturnType<typeof sql>) {
  return sql`array(select cases.id from cases where cases.user_id = ${userId}::uuid and ${which})`
}

function dueCases(userId: string, by: number | undefined) {
  const until = by === undefined ? sql`` : sql`and cases.due_day <= ${by}`
  return ofCases(userId, sql`state <> 'closed' and cases.due_day is not null ${until}`)
}

/** The day on which something is due in a finding's open case, for sorting. */
export function dueDay(userId: string) {
  return sql`(select cases.due_day from cases where cases.user_id = ${userId}::uuid
    and cases.id = findings.case_id and cases.state <> 'closed')`
}
