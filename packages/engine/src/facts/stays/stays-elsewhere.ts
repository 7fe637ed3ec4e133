import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { facilityKind } from '../bills/facility-kind.ts'
import type { HospitalStay } from './hospital-stays.ts'
import { sameHospital } from './same-hospital.ts'

/** Where a patient went from a hospital, as the next bill tells it. */
export interface NextCare {
  readonly line: ClaimLine
  readonly kind: 'hospital' | 'post-acute'
  /** As a sentence says it. */
  readonly says: string
}

/** Home health within so many days counts as a transfer (42 CFR 412.4(c)). */
const daysToHomeHealth = 3

/** The first line of care of another facility to which a patient went on the day of discharge. */
export function careAfter(
  { line, discharge }: HospitalStay,
  lines: readonly ClaimLine[],
): NextCare | undefined {
  for (const next of lines) {
    if (next.claimId === line.claimId || isDenied(next)) continue
    const kind = facilityKind(next.billType)
    const start = next.admissionDay ?? next.serviceFromDay
    if (kind === undefined || start === undefined || sameHospital(line, next) === 'npi') continue
    const says = sayOf(kind, start - discharge)
    if (says) return { line: next, kind: says === otherHospital ? 'hospital' : 'post-acute', says }
  }
  return undefined
}

const otherHospital = 'another hospital admitted the patient on the day of discharge'

/** @param days from the discharge to the beginning of the care */
function sayOf(kind: string, days: number): string | undefined {
  if (days === 0 && kind === 'hospital-inpatient') return otherHospital
  if (days === 0 && (kind === 'skilled-nursing' || kind === 'swing-bed')) {
    return 'a nursing facility admitted the patient on the day of discharge'
  }
  return kind === 'home-health' && days >= 0 && days <= daysToHomeHealth
    ? 'home health care began within three days of discharge'
    : undefined
}
