import type { Encounter } from '../../batch/groups.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { day, type Day } from '../../claim/day.ts'
import { isDenied } from '../../claim/exposure.ts'
import { procedureNumber } from '../../claim/procedure-number.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import { LastAnswer } from '../../memo/last-answer.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import { isPreventiveService } from './preventive-services.ts'

const complexity = procedureNumber('G2211')
/** From then on 25 does no harm beside preventive care, vaccinations and Part B screening. */
const exceptionDay = day('2025-01-01')
/** From then on it adds to visits at home and in residences too. */
const homeVisitDay = day('2026-01-01')

/** Whether a line is G2211, the add-on for continuing care. */
export function isComplexity({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  return procedure === complexity
}

/** Whether preventive services of the day excuse a 25 (final rule for 2025). */
export function excusesPreventiveCare(on: Day): boolean {
  return on >= exceptionDay
}

/** Whether G2211 adds to home visits too (final rule for 2026). */
export function addsToHomeVisits(on: Day): boolean {
  return on >= homeVisitDay
}

/** Why G2211 is not paid: no visit that it could add to, or only visits with 25. */
export type ComplexityConflict =
  { readonly kind: 'no-visit' } | { readonly kind: 'separate-visit'; readonly visit: ClaimLine }

/** What stands against G2211 in an encounter of one provider; undefined where nothing does. */
export function complexityConflict(
  encounter: Encounter,
  memories: Memories,
): ComplexityConflict | undefined {
  const visits = encounter.lines.filter(
    (line) => carriesComplexity(line, encounter.day) && !isDenied(line),
  )
  const [visit] = visits
  if (visit === undefined) return { kind: 'no-visit' }
  if (!visits.every(({ modifiers }) => modifiers.includes('25'))) return undefined
  return isExcused(encounter, memories) ? undefined : { kind: 'separate-visit', visit }
}

function carriesComplexity({ procedure }: ClaimLine, on: Day): boolean {
  const family = visitFamily(procedure)
  return family === 'office-visit' || (family === 'home-visit' && addsToHomeVisits(on))
}

function isExcused({ day: on, patient }: Encounter, memories: Memories): boolean {
  if (!excusesPreventiveCare(on)) return false
  return lastPatient.in(memories).get(patient.lines, undefined, undefined)?.has(on) === true
}

/** A patient may have very many encounters, and each asks. */
const lastPatient = new Remembered(() => new LastAnswer(daysOfPreventiveCare))

function daysOfPreventiveCare(lines: readonly ClaimLine[]): ReadonlySet<Day | undefined> {
  return new Set(lines.filter(isPreventiveService).map(({ serviceFromDay }) => serviceFromDay))
}
