import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isDenied, isWithoutCharge } from '../../claim/exposure.ts'
import { visitFamily, type VisitFamily } from '../../codes/visit-families.ts'
import { cells } from '../../findings/evidence.ts'
import { shareAtRisk, wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import type { Memories } from '../../memo/memories.ts'
import type { FindingDraft } from '../../rule/outcome.ts'
import { code, date, say } from '../../sentences/say.ts'
import { shareOverDue, wereUnitsCut } from '../prices/over-due.ts'
import type { Sentence } from '../../sentences/sentence.ts'

/** That two codes are visits of one patient. */
export function twoVisits(first: ClaimLine, second: ClaimLine): Sentence {
  return say`${codeOf(second)} and ${codeOf(first)} are two visits of one patient`
}

function codeOf({ procedureCode, modifiers }: ClaimLine) {
  return code([procedureCode ?? '', ...modifiers].join('-'))
}

/** What every finding of a second visit says: the line at fault, the one beside it, its dollars. */
export function besideVisit(first: ClaimLine, second: ClaimLine) {
  return {
    lines: [second],
    related: [first],
    ...wholeLineAtRisk(second),
  }
}

/** Visits to which a patient comes; those of a stay are billed by the day, with one date for all. */
const ofOneDay: ReadonlySet<VisitFamily | undefined> = new Set([
  'office-visit',
  'office-consultation',
  'emergency-visit',
  'home-visit',
])

/**
 * Whether a line bills two units of one visit on one day, and was not paid for one alone. More units
 * than two are over the unit limit.
 */
export function isOneLineOfTwo(line: ClaimLine, memories: Memories): boolean {
  const { units, procedure, serviceFromDay, serviceThroughDay = serviceFromDay } = line
  if (units !== 2 || !ofOneDay.has(visitFamily(procedure))) return false
  if (serviceThroughDay !== serviceFromDay || isDenied(line) || isWithoutCharge(line)) return false
  return !wereUnitsCut(line) && shareOverDue(line, 1, memories) !== 0
}

/** What the finding on such a line says. */
export function oneLineOfTwo(line: ClaimLine, day: Day): FindingDraft {
  return {
    class: 'lead',
    message: say`Two units of ${codeOf(line)} on ${date(day)}, which is one visit; a provider bills one a day for one problem.`,
    lines: [line],
    evidence: cells(line, 'procedureCode', 'units'),
    ...shareAtRisk(line, 1 / 2),
  }
}
