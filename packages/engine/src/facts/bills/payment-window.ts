import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { HospitalStay } from './hospital-stays.ts'
import { stayOfLine } from './stay-of-line.ts'
import { isDenied } from '../../claim/exposure.ts'

/** Days before an admission whose outpatient services the stay pays for (42 CFR 412.2(c)(5)). */
const windowDays = 3

/** Rooms of psychiatry and rehabilitation (011x to 016x with 4 or 8, 0204), where one day counts. */
const roomOfOtherHospital = /^0?(?:1[1-6][48]|204)$/

/** DRGs of mental illness, addiction and rehabilitation: the hospital may be one with a window of a day. */
const drgOfOtherHospital = /^(?:876|88[0-7]|89[4-7]|94[56])$/

/** Which bill shows that the hospital of a stay is that of the services before it. */
export type SameHospital = 'npi' | 'tax-id'

/** A stay and whether its window may be one day. */
export interface WindowStay extends HospitalStay {
  isShort: boolean
}

/** The stays of a patient by their day of admission. */
export function staysByAdmission(
  lines: readonly ClaimLine[],
): ReadonlyMap<Day, readonly WindowStay[]> {
  const stays = new Map<string, WindowStay>()
  for (const line of lines) {
    const stay = isDenied(line) ? undefined : stayOfLine(line)
    if (!stay) continue
    const { admission, discharge } = stay
    const kind = [admission, line.facilityNpi, line.billingNpi, line.providerTaxId].join('|')
    const isShort = mayBeShort(line)
    const known = stays.get(kind)
    if (known) known.isShort ||= isShort
    else stays.set(kind, { line, admission, discharge, isShort })
  }
  return Map.groupBy(stays.values(), ({ admission }) => admission)
}

/** The stay of the same hospital that began on the day of a service or up to three days later. */
export function stayAfter(
  line: ClaimLine,
  stays: ReadonlyMap<Day, readonly WindowStay[]>,
): { readonly stay: WindowStay; readonly by: SameHospital; readonly days: number } | undefined {
  const { serviceFromDay: from } = line
  if (from === undefined) return undefined
  for (let days = 0; days <= windowDays; days++) {
    for (const stay of stays.get(from + days) ?? []) {
      const by = sameHospital(line, stay.line)
      if (by !== undefined) return { stay, by, days }
    }
  }
  return undefined
}

function mayBeShort({ revenueCode = '', drg = '', specialty = '' }: ClaimLine): boolean {
  return (
    roomOfOtherHospital.test(revenueCode) ||
    drgOfOtherHospital.test(drg) ||
    /psych|rehab|long.?term|child|pediatric|cancer/i.test(specialty)
  )
}

function sameHospital(one: ClaimLine, two: ClaimLine): SameHospital | undefined {
  const npi = one.facilityNpi ?? one.billingNpi
  if (npi !== undefined && npi === (two.facilityNpi ?? two.billingNpi)) return 'npi'
  const { providerTaxId } = one
  return providerTaxId !== undefined && providerTaxId === two.providerTaxId ? 'tax-id' : undefined
}
