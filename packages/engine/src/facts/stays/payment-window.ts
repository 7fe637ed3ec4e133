import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { HospitalStay } from './hospital-stays.ts'
import { isOfOtherHospital, sameHospital, type SameHospital } from './same-hospital.ts'
import { stayOfLine } from './stay-of-line.ts'
import { isDenied } from '../../claim/exposure.ts'

/** Days before an admission whose outpatient services the stay pays for (42 CFR 412.2(c)(5)). */
const windowDays = 3

/** So many hospitals of one day are told apart; nobody is admitted to as many. */
const mostOfDay = 16

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
    const isShort = isOfOtherHospital(line)
    const known = stays.get(kind)
    if (known) known.isShort ||= isShort
    else stays.set(kind, { line, admission, discharge, isShort })
  }
  const byDay = new Map<Day, WindowStay[]>()
  for (const stay of stays.values()) {
    const ofDay = byDay.get(stay.admission)
    if (!ofDay) byDay.set(stay.admission, [stay])
    else if (ofDay.length < mostOfDay) ofDay.push(stay)
  }
  return byDay
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
