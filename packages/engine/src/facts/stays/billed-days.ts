import type { ClaimLine } from '../../claim/claim-line.ts'
import { facilityKind, type FacilityKind } from '../bills/facility-kind.ts'
import type { HospitalStay } from './hospital-stays.ts'

/** Whose bills cover days of a patient, other than hospitals. */
export type DayBiller = 'skilled-nursing' | 'hospice'

const billers: ReadonlyMap<FacilityKind, DayBiller> = new Map([
  ['skilled-nursing', 'skilled-nursing'],
  ['swing-bed', 'skilled-nursing'],
  ['hospice', 'hospice'],
])

/** Discharge status of a patient who stays on when the bill ends. */
const stillThere = '30'

/**
 * The days that a bill of a nursing facility (21x, swing beds 18x) or hospice (81x, 82x) covers: its
 * admission and discharge where it states both and ends a stay, else its period of service. The day on
 * which a patient leaves is no day of it. Undefined for other bills, and for days not known.
 */
export function billedDays(line: ClaimLine, biller: DayBiller): HospitalStay | undefined {
  const kind = facilityKind(line.billType)
  if (kind === undefined || billers.get(kind) !== biller) return undefined
  const { serviceFromDay, serviceThroughDay, admissionDay, dischargeDay, dischargeStatus } = line
  const admission =
    serviceThroughDay === undefined ? (admissionDay ?? serviceFromDay) : serviceFromDay
  const last = serviceThroughDay ?? dischargeDay
  if (admission === undefined || last === undefined || last < admission) return undefined
  const staysOn = dischargeStatus === stillThere || /^..[23]$/.test(line.billType ?? '')
  return { line, admission, discharge: staysOn ? last + 1 : last }
}
