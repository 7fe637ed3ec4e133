import type { ClaimLine } from '../../claim/claim-line.ts'
import { exposureCents } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import type { Setting } from '../../batch/setting.ts'
import { claimedModifiers } from './package-visit.ts'
import { digitsOnly } from '../../codes/procedure-section.ts'
import { visitFamily, type VisitFamily } from '../../codes/visit-families.ts'

/** Families of which one practitioner bills one a day; critical and preventive care stand beside them. */
const daily: ReadonlySet<VisitFamily | undefined> = new Set([
  'office-visit',
  'office-consultation',
  'hospital-visit',
  'inpatient-consultation',
  'emergency-visit',
  'nursing-facility-visit',
  'home-visit',
])

/** Whether a line is a visit of which a practitioner bills one a day. */
export function isDailyVisit({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  return daily.has(visitFamily(procedure))
}

const clinicVisit: ProcedureNumber = procedureNumber('G0463')

/** Whether a facility's line is a visit to its clinic or emergency department. */
export function isFacilityVisit(line: Pick<ClaimLine, 'procedure'>): boolean {
  return line.procedure === clinicVisit || isDailyVisit(line)
}

/** Whether a line is a visit of which its practitioner, or its facility, bills one a day. */
export function isVisitOfDay(line: Pick<ClaimLine, 'procedure'>, setting: Setting): boolean {
  if (setting === 'professional') return isDailyVisit(line)
  return setting === 'outpatient-facility' && isFacilityVisit(line)
}

/** Admission, also with the discharge of the same day: hospital and observation. */
export function isAdmissionVisit({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  const code = digitsOnly(procedure)
  return (code >= 99_218 && code <= 99_223) || (code >= 99_234 && code <= 99_236)
}

/** Discharge from hospital or observation. */
export function isDischargeVisit({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  const code = digitsOnly(procedure)
  return code === 99_217 || code === 99_238 || code === 99_239
}

function isNursingAdmission({ procedure }: ClaimLine): boolean {
  const code = digitsOnly(procedure)
  return code >= 99_304 && code <= 99_306
}

/** Discharge from hospital and admission to a nursing facility are both paid on one day (30.6.9.2). */
export function mayStandTogether(one: ClaimLine, two: ClaimLine): boolean {
  return (
    (isDischargeVisit(one) && isNursingAdmission(two)) ||
    (isDischargeVisit(two) && isNursingAdmission(one))
  )
}

/**
 * Which of two visits of a day stands, as a comparison for sorting, the one that stands first: the
 * admission holds all other visits of its day, the discharge the hospital visits; else the one that
 * does not say it is separate, then the better paid (Claims Processing Manual ch. 12, 30.6.9).
 */
export function standsBefore(one: ClaimLine, two: ClaimLine): number {
  return (
    weight(two) - weight(one) ||
    claimedModifiers(one).length - claimedModifiers(two).length ||
    exposureCents(two) - exposureCents(one)
  )
}

function weight(line: ClaimLine): number {
  if (isAdmissionVisit(line)) return 3
  if (isDischargeVisit(line)) return 2
  return isNursingAdmission(line) ? 1 : 0
}

const ofAStay: ReadonlySet<VisitFamily | undefined> = new Set([
  'hospital-visit',
  'inpatient-consultation',
  'nursing-facility-visit',
])

/**
 * Two visits of a stay on one claim: files that keep one date for each claim show its first day on
 * every line, so that a week of visits looks like one day.
 */
export function isOneClaimOfAStay(one: ClaimLine, two: ClaimLine): boolean {
  if (one.claimId === undefined || one.claimId !== two.claimId) return false
  return ofAStay.has(visitFamily(one.procedure)) && ofAStay.has(visitFamily(two.procedure))
}

/** Whether two lines name a diagnosis of one category (its first three characters). */
export function shareDiagnosis(one: ClaimLine, two: ClaimLine): boolean {
  return one.diagnoses.some((code) =>
    two.diagnoses.some((other) => other.slice(0, 3) === code.slice(0, 3)),
  )
}
