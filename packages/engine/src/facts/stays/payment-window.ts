import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { HospitalStay } from './hospital-stays.ts'
import { isOfOtherHospital, sameHospital, type SameHospital } from './same-hospital.ts'
import { stayOfLine } from './stay-of-line.ts'
import { isDenied } from '../../claim/exposure.ts'

/** Days before an admission whose outpatient services the stay pays for (42 CFR 412.2(c)(5)). */
const windowDays = 3

/** A stay and whether its window may be one day. */
export interface WindowStay extends HospitalStay {
  isShort: boolean
  /** Its place among the stays of the patient. */
  readonly at: number
}

/** The stays of a patient by their day of admission and each number that names the hospital. */
export type WindowStays = ReadonlyMap<string, WindowStay>

/** Of stays that began on one day in one hospital the first is held; denied ones are none. */
export function staysByAdmission(lines: readonly ClaimLine[]): WindowStays {
  const stays = new Map<string, WindowStay>()
  for (const line of lines) {
    const stay = isDenied(line) ? undefined : stayOfLine(line)
    if (!stay) continue
    const { admission, discharge } = stay
    const kind = [admission, line.facilityNpi, line.billingNpi, line.providerTaxId].join('|')
    const isShort = isOfOtherHospital(line)
    const known = stays.get(kind)
    if (known) known.isShort ||= isShort
    else stays.set(kind, { line, admission, discharge, isShort, at: stays.size })
  }
  const byHospital = new Map<string, WindowStay>()
  for (const stay of stays.values())
    for (const key of keysOf(stay.line, stay.admission))
      if (!byHospital.has(key)) byHospital.set(key, stay)
  return byHospital
}

/** The stay of the same hospital that began on the day of a service or up to three days later. */
export function stayAfter(
  line: ClaimLine,
  stays: WindowStays,
): { readonly stay: WindowStay; readonly by: SameHospital; readonly days: number } | undefined {
  const { serviceFromDay: from } = line
  if (from === undefined) return undefined
  for (let days = 0; days <= windowDays; days++) {
    const [stay] = keysOf(line, from + days)
      .flatMap((key) => stays.get(key) ?? [])
      .sort((one, two) => one.at - two.at)
    const by = stay && sameHospital(line, stay.line)
    if (stay && by) return { stay, by, days }
  }
  return undefined
}

/** As `sameHospital` compares: one NPI, one tax number, or one number or name of the file's own. */
function keysOf(
  { facilityNpi, billingNpi, providerTaxId, providerId }: ClaimLine,
  admission: Day,
): readonly string[] {
  const npi = facilityNpi ?? billingNpi
  const keys: string[] = []
  if (npi !== undefined) keys.push(`${String(admission)}|npi ${npi}`)
  if (providerTaxId !== undefined) keys.push(`${String(admission)}|tax ${providerTaxId}`)
  if (providerId !== undefined) keys.push(`${String(admission)}|id ${providerId}`)
  return keys
}
