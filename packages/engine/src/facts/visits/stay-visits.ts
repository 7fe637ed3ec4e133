import type { ClaimLine } from '../../claim/claim-line.ts'
import { digitsOnly } from '../../codes/procedure-section.ts'
import type { Setting } from '../../batch/setting.ts'
import { isAdmissionVisit, isDischargeVisit } from './visits-of-day.ts'
import type { StayDays } from './stay-days.ts'

/** The visits that a stay has once: the first one of a practitioner, and the discharge. */
export type StayVisit = 'admission' | 'discharge'

/** Which of them a practitioner bills; a day that holds both (99234 to 99236) is neither. */
export function stayVisitOf(
  line: Pick<ClaimLine, 'procedure'>,
  setting: Setting,
): StayVisit | undefined {
  if (setting !== 'professional') return undefined
  if (isDischargeVisit(line)) return 'discharge'
  const isAdmission = isAdmissionVisit(line) && digitsOnly(line.procedure) < 99_234
  return isAdmission ? 'admission' : undefined
}

/** How surely two days of one patient lie in one stay, as far as the claims show it. */
export type StayLikeness = 'one-stay' | 'maybe-one-stay' | 'two-stays'

/** Days between two visits within which nobody is likely to leave a hospital and come back. */
const nearDays = 3

/**
 * Whether two admissions, or two discharges, of one patient belong to one stay. A discharge between two admissions
 * parts them, and so does an admission between two discharges, by whomever billed. They surely are one stay where a
 * hospital bill spans them, both name one admission day, or the patient was visited in hospital on every day between.
 */
export function stayLikeness(
  earlier: ClaimLine,
  later: ClaimLine,
  kind: StayVisit,
  days: StayDays,
): StayLikeness {
  const { serviceFromDay: from } = earlier
  const { serviceFromDay: to } = later
  if (from === undefined || to === undefined || isElsewhere(earlier, later)) return 'two-stays'
  if (days.arePartedBetween(kind, from, to)) return 'two-stays'
  if (earlier.admissionDay !== undefined && earlier.admissionDay === later.admissionDay) {
    return 'one-stay'
  }
  if (days.spanning(from, to) !== undefined || days.areVisitedDaily(from, to)) return 'one-stay'
  return to - from <= nearDays ? 'maybe-one-stay' : 'two-stays'
}

function isElsewhere(one: ClaimLine, two: ClaimLine): boolean {
  return (
    one.facilityNpi !== undefined &&
    two.facilityNpi !== undefined &&
    one.facilityNpi !== two.facilityNpi
  )
}
