import type { ClaimLine } from '../../claim/claim-line.ts'

/** Rooms of psychiatry and rehabilitation (011x to 016x with 4 or 8, 0204). */
const roomOfOtherHospital = /^0?(?:1[1-6][48]|204)$/

/** DRGs of mental illness, addiction and rehabilitation. */
const drgOfOtherHospital = /^(?:876|88[0-7]|89[4-7]|94[56])$/

/** What shows that two bills are of one hospital: its NPI, or the tax number that its owner may have elsewhere. */
export type SameHospital = 'npi' | 'tax-id'

/** Undefined where nothing shows it. */
export function sameHospital(one: ClaimLine, two: ClaimLine): SameHospital | undefined {
  const npi = one.facilityNpi ?? one.billingNpi
  if (npi !== undefined && npi === (two.facilityNpi ?? two.billingNpi)) return 'npi'
  const { providerTaxId } = one
  return providerTaxId !== undefined && providerTaxId === two.providerTaxId ? 'tax-id' : undefined
}

/** Whether a stay may be of psychiatry, rehabilitation, children or cancer, which are paid apart from the rest. */
export function isOfOtherHospital({
  revenueCode = '',
  drg = '',
  specialty = '',
}: ClaimLine): boolean {
  return (
    roomOfOtherHospital.test(revenueCode) ||
    drgOfOtherHospital.test(drg) ||
    /psych|rehab|long.?term|child|pediatric|cancer/i.test(specialty)
  )
}
