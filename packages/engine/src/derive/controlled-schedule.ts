import type { ClaimLine } from '../claim-line.ts'
import { day } from '../day.ts'
import type { DrugFacts, DrugProfile } from '../reference/drug-rows.ts'
import type { CodeTable } from '../reference/look-up-tables.ts'
import { drugFactsOf } from './drug-facts.ts'
import { profileOf } from './drug-profile.ts'

/** From this day hydrocodone combinations are schedule II; before they were III (79 FR 49661). */
const hydrocodoneRescheduled = day('2014-10-06')

/** DEA schedule of the drug of a line, 2 to 5; undefined where not controlled or not known. */
export function scheduleOf(
  line: ClaimLine,
  drugs: CodeTable<DrugFacts> | undefined,
  profiles: CodeTable<DrugProfile> | undefined,
): DrugProfile['schedule'] {
  const facts = drugFactsOf(line, drugs)
  const schedule = facts?.schedule ?? profileOf(line, drugs, profiles)?.schedule
  if (schedule !== 2 || (line.serviceFromDay ?? hydrocodoneRescheduled) >= hydrocodoneRescheduled) {
    return schedule
  }
  return /hydrocodone/i.test(`${facts?.ingredient ?? ''} ${line.drugName ?? ''}`) ? 3 : 2
}

/** Whether the tables know the drug at all: without that, no schedule means nothing. */
export function isKnownDrug(
  line: ClaimLine,
  drugs: CodeTable<DrugFacts> | undefined,
  profiles: CodeTable<DrugProfile> | undefined,
): boolean {
  return (
    drugFactsOf(line, drugs)?.schedule !== undefined ||
    profileOf(line, drugs, profiles) !== undefined
  )
}
