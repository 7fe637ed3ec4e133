import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import type { DrugProfile } from '../../reference/drug-rows.ts'
import type { DrugContext } from './drug-context.ts'
import { drugFactsOf } from './drug-facts.ts'
import { profileOf } from './drug-profile.ts'

/**
 * From this day hydrocodone combinations are schedule II; before they were III (79 FR 49661).
 * Prescriptions written before it could be refilled under the old schedule for six months more.
 */
const hydrocodoneRescheduled = day('2014-10-06')
const oldRefillsEnd = day('2015-04-08')

/** DEA schedule of the drug of a line, 2 to 5; undefined where not controlled or not known. */
export function scheduleOf(line: ClaimLine, context: DrugContext): DrugProfile['schedule'] {
  const schedule = scheduleListed(line, context)
  if (schedule !== 2 || !underOldSchedule(line)) return schedule
  const facts = drugFactsOf(line, context)
  return /hydrocodone/i.test(`${facts?.ingredient ?? ''} ${line.drugName ?? ''}`) ? 3 : 2
}

/** The schedule that the lists give a drug, whenever it is filled; undefined as of `scheduleOf`. */
export function scheduleListed(drug: DrugOfLine, context: DrugContext): DrugProfile['schedule'] {
  return drugFactsOf(drug, context)?.schedule ?? profileOf(drug, context)?.schedule
}

/** Where the file does not say when a fill of the six months was written, the milder schedule holds. */
function underOldSchedule({ serviceFromDay, writtenDay }: ClaimLine): boolean {
  if (serviceFromDay === undefined || serviceFromDay >= oldRefillsEnd) return false
  return (
    serviceFromDay < hydrocodoneRescheduled ||
    writtenDay === undefined ||
    writtenDay < hydrocodoneRescheduled
  )
}

/** Whether the tables know the drug at all: without that, no schedule means nothing. */
export function isKnownDrug(line: DrugOfLine, context: DrugContext): boolean {
  return (
    drugFactsOf(line, context)?.schedule !== undefined || profileOf(line, context) !== undefined
  )
}
