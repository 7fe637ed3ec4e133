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

/** Lines with which facilities begin care, by the day: of each kind and facility those of two claims. */
export type StartsOfCare = ReadonlyMap<number, readonly ClaimLine[]>

/** What `careAfter` looks among, gathered once for all stays of a patient. */
export function startsOfCare(lines: readonly ClaimLine[]): StartsOfCare {
  const starts = new Map<number, ClaimLine[]>()
  const claims = new Map<string, Set<string | undefined>>()
  for (const line of lines) {
    const kind = facilityKind(line.billType)
    const start = line.admissionDay ?? line.serviceFromDay
    if (kind === undefined || start === undefined || isDenied(line)) continue
    const place = `${start} ${kind} ${line.billingNpi ?? ''}`
    const seen = claims.get(place) ?? new Set()
    // Two claims are enough: whichever stay asks, one of them is not its own.
    if (seen.size === 2 || seen.has(line.claimId)) continue
    claims.set(place, seen.add(line.claimId))
    starts.set(start, [...(starts.get(start) ?? []), line])
  }
  return starts
}

/** The first line of care of another facility to which a patient went after the discharge. */
export function careAfter(
  { line, discharge }: HospitalStay,
  starts: StartsOfCare,
): NextCare | undefined {
  for (let days = 0; days <= daysToHomeHealth; days++) {
    for (const next of starts.get(discharge + days) ?? []) {
      const kind = facilityKind(next.billType)
      const isOwn = next.claimId === line.claimId || sameHospital(line, next) === 'npi'
      const says = kind === undefined || isOwn ? undefined : sayOf(kind, days)
      if (says)
        return { line: next, kind: says === otherHospital ? 'hospital' : 'post-acute', says }
    }
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
