import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { billedDays } from './billed-days.ts'
import { homeHealthPeriods } from './home-health-periods.ts'
import { hospitalStays, type HospitalStay } from './hospital-stays.ts'

export type ProgramKind = 'hospital' | 'skilled-nursing' | 'hospice' | 'home-health'

/** Days that one paid claim covers, and what cares for the patient on them. */
export interface ProgramStay extends HospitalStay {
  readonly kind: ProgramKind
}

/** The paid stays and periods of care of a patient, one for each claim, the earliest first. */
export function programStays(lines: readonly ClaimLine[]): readonly ProgramStay[] {
  const paid = lines.filter((line) => !isUnpaid(line))
  const stays: readonly ProgramStay[] = [
    ...hospitalStays(paid).map((stay) => ({ ...stay, kind: 'hospital' as const })),
    ...claimsOf(paid, 'skilled-nursing'),
    ...claimsOf(paid, 'hospice'),
    ...homeHealthPeriods(paid).map(({ line, first, last }) => ({
      line,
      admission: first,
      discharge: last,
      kind: 'home-health' as const,
    })),
  ]
  return stays.toSorted((one, other) => one.admission - other.admission)
}

/** All days of each claim, whichever of its lines says them. */
function claimsOf(
  paid: readonly ClaimLine[],
  kind: 'skilled-nursing' | 'hospice',
): readonly ProgramStay[] {
  const stays = new Map<string, ProgramStay>()
  for (const line of paid) {
    const days = line.claimId === undefined ? undefined : billedDays(line, kind)
    if (days === undefined || line.claimId === undefined) continue
    const known = stays.get(line.claimId)
    stays.set(line.claimId, {
      kind,
      line: known?.line ?? line,
      admission: Math.min(known?.admission ?? days.admission, days.admission),
      discharge: Math.max(known?.discharge ?? days.discharge, days.discharge),
    })
  }
  return Array.from(stays.values())
}
