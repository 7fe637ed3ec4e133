import type { ClaimLine } from '../../claim/claim-line.ts'

/** Rooms of psychiatry and rehabilitation (011x to 016x with 4 or 8, 0204). */
const roomOfOtherHospital = /^0?(?:1[1-6][48]|204)$/

/** DRGs of mental illness, addiction and rehabilitation. */
const drgOfOtherHospital = /^(?:876|88[0-7]|89[4-7]|94[56])$/

/**
 * What shows that two bills are of one hospital: its NPI; or something of which others may have the same, the tax
 * number of its owner, or a number or name of the file's own.
 */
export type SameHospital = 'npi' | 'other'

/** Undefined where nothing shows it. */
export function sameHospital(one: ClaimLine, two: ClaimLine): SameHospital | undefined {
  const npi = one.facilityNpi ?? one.billingNpi
  if (npi !== undefined && npi === (two.facilityNpi ?? two.billingNpi)) return 'npi'
  const { providerTaxId, providerId } = one
  const isSame =
    (providerTaxId !== undefined && providerTaxId === two.providerTaxId) ||
    (providerId !== undefined && providerId === two.providerId)
  return isSame ? 'other' : undefined
}

/** Whether two bills are of two hospitals, as their numbers tell; false where they do not say. */
export function areOtherHospitals(one: ClaimLine, two: ClaimLine): boolean {
  const [npi, otherNpi] = [one, two].map((line) => line.facilityNpi ?? line.billingNpi)
  if (npi !== undefined && otherNpi !== undefined) return npi !== otherNpi
  if (sameHospital(one, two) !== undefined) return false
  return differ(one.providerTaxId, two.providerTaxId) || differ(one.providerId, two.providerId)
}

function differ(one: string | undefined, two: string | undefined): boolean {
  return one !== undefined && two !== undefined && one !== two
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
