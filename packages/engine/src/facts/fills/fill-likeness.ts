import type { ClaimLine } from '../../claim/claim-line.ts'
import { mayCoverShare, paidByBothCents, toTwoPayers } from '../payers/two-payers.ts'

/**
 * How two fills of one patient, drug and day repeat each other.
 *
 * - `same-fill`: prescription, fill number, pharmacy and quantity agree.
 * - `copay`: so they do, but the money of one is what the other left to the patient.
 * - `same-prescription`: the prescription agrees, but the fill number, the pharmacy or the quantity
 *   differs or is not known (a partial fill and its completion look like this).
 * - `same-quantity`: only the quantity agrees.
 * - `two-payers`: the same fill to two payers, each of which paid as if it were the first.
 */
export type FillLikeness =
  'two-payers' | 'same-fill' | 'copay' | 'same-prescription' | 'same-quantity'

/**
 * The likeness of two such fills; undefined where nothing says that they are one: another payer that
 * paid what the first left, or a part of a fill and what completes it (NCPDP 343-HD).
 */
export function fillLikeness(first: ClaimLine, second: ClaimLine): FillLikeness | undefined {
  if (differ(first.dispensingStatus, second.dispensingStatus)) return undefined
  if (toTwoPayers(first, second)) return paidInFullByBoth(first, second) ? 'two-payers' : undefined
  const onePharmacy = !differ(first.pharmacyId, second.pharmacyId)
  if (onePharmacy && agree(first.prescriptionNumber, second.prescriptionNumber)) {
    if (!isSameFill(first, second)) return 'same-prescription'
    return mayCoverShare(first, second) ? 'copay' : 'same-fill'
  }
  return agree(first.quantity, second.quantity) ? 'same-quantity' : undefined
}

function paidInFullByBoth(first: ClaimLine, second: ClaimLine): boolean {
  return (
    agree(first.prescriptionNumber, second.prescriptionNumber) &&
    isSameFill(first, second) &&
    paidByBothCents(first, second) !== undefined
  )
}

function isSameFill(first: ClaimLine, second: ClaimLine): boolean {
  return (
    agree(first.refillNumber, second.refillNumber) &&
    agree(first.pharmacyId, second.pharmacyId) &&
    !differ(first.quantity, second.quantity)
  )
}

type Known = string | number | undefined

function agree(a: Known, b: Known): boolean {
  return a !== undefined && a === b
}

function differ(a: Known, b: Known): boolean {
  return a !== undefined && b !== undefined && a !== b
}
