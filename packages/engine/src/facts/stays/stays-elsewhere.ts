import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { facilityKind, type FacilityKind } from '../bills/facility-kind.ts'
import type { HospitalStay } from './hospital-stays.ts'
import { areOtherHospitals, sameHospital } from './same-hospital.ts'

/** Where a patient went from a hospital, as the next bill tells it. */
export interface NextCare {
  readonly line: ClaimLine
  readonly kind: 'hospital' | 'post-acute'
  /** As a sentence says it. */
  readonly says: string
}

interface Elsewhere {
  readonly facility: FacilityKind
  /** From the discharge to the beginning of the care. */
  readonly days: readonly number[]
  readonly kind: NextCare['kind']
  readonly says: string
}

const nursing = {
  days: [0],
  kind: 'post-acute',
  says: 'a nursing facility admitted the patient on the day of discharge',
} as const

/** What makes a discharge a transfer, the surest first: home health within three days (42 CFR 412.4(c)). */
const transfers: readonly Elsewhere[] = [
  {
    facility: 'hospital-inpatient',
    days: [0],
    kind: 'hospital',
    says: 'another hospital admitted the patient on the day of discharge',
  },
  { facility: 'skilled-nursing', ...nursing },
  { facility: 'swing-bed', ...nursing },
  {
    facility: 'home-health',
    days: [0, 1, 2, 3],
    kind: 'post-acute',
    says: 'home health care began within three days of discharge',
  },
]

/** Lines with which facilities begin care, by day and kind: those of two claims of two facilities. */
export type StartsOfCare = ReadonlyMap<string, readonly ClaimLine[]>

/** What `careAfter` looks among, gathered once for all stays of a patient. */
export function startsOfCare(lines: readonly ClaimLine[]): StartsOfCare {
  const starts = new Map<string, ClaimLine[]>()
  const claims = new Map<string, Set<string | undefined>>()
  for (const line of lines) {
    const kind = facilityKind(line.billType)
    const start = line.admissionDay ?? line.serviceFromDay
    if (kind === undefined || start === undefined || isDenied(line)) continue
    const place = placeOf(start, kind)
    const { facilityNpi, billingNpi, providerTaxId, providerId } = line
    const facility = `${place} ${facilityNpi ?? billingNpi ?? providerTaxId ?? providerId ?? ''}`
    const seen = claims.get(facility) ?? new Set()
    const there = starts.get(place) ?? []
    // Two claims of two facilities are enough: whichever stay asks, one of them is not its own.
    if (there.length === 4 || seen.size === 2 || seen.has(line.claimId)) continue
    claims.set(facility, seen.add(line.claimId))
    there.push(line)
    starts.set(place, there)
  }
  return starts
}

/** The care of another facility to which a patient went after the discharge. */
export function careAfter(stay: HospitalStay, starts: StartsOfCare): NextCare | undefined {
  for (const { facility, days, kind, says } of transfers) {
    for (const after of days) {
      const there = starts.get(placeOf(stay.discharge + after, facility)) ?? []
      const line = there.find((each) => isElsewhere(each, stay.line, facility))
      if (line) return { line, kind, says }
    }
  }
  return undefined
}

function placeOf(start: number, kind: FacilityKind): string {
  return `${start} ${kind}`
}

/** Another hospital has to be told by its numbers; other facilities are others by their bills. */
function isElsewhere(next: ClaimLine, line: ClaimLine, facility: FacilityKind): boolean {
  if (next.claimId === line.claimId) return false
  return facility === 'hospital-inpatient'
    ? areOtherHospitals(line, next)
    : sameHospital(line, next) !== 'npi'
}
