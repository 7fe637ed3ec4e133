import type { ClaimLine } from '../../claim/claim-line.ts'

/** Whether two lines have the same modifiers, in any order. */
function sameModifiers(one: ClaimLine, two: ClaimLine): boolean {
  const first = one.modifiers
  const second = two.modifiers
  if (first.length === 0 && second.length === 0) return true
  return (
    first.every((modifier) => second.includes(modifier)) &&
    second.every((modifier) => first.includes(modifier))
  )
}

/** Whether two lines bill the same code with the same modifiers, on the same tooth; without one, the same stay. */
export function sameCode(one: ClaimLine, two: ClaimLine): boolean {
  if (one.procedure !== two.procedure || one.procedureCode !== two.procedureCode) return false
  if (one.revenueCode !== two.revenueCode) return false
  if (one.procedureCode === undefined && one.revenueCode === undefined) return isSameStay(one, two)
  return one.oralSite === two.oralSite && sameModifiers(one, two)
}

/** Admitted and discharged on the same days, for the same DRG or the same reason. */
function isSameStay(one: ClaimLine, two: ClaimLine): boolean {
  return (
    one.admissionDay !== undefined &&
    one.admissionDay === two.admissionDay &&
    one.dischargeDay === two.dischargeDay &&
    one.drg === two.drg &&
    one.diagnoses[0] === two.diagnoses[0]
  )
}

/**
 * Whether two lines of one patient, provider and setting are the same bill: code, modifiers, days,
 * place, units, drug and charge; where neither states a charge, the allowed and paid amounts.
 */
export function isSameBill(one: ClaimLine, two: ClaimLine): boolean {
  return (
    one.procedure === two.procedure &&
    one.serviceFromDay === two.serviceFromDay &&
    one.chargeCents === two.chargeCents &&
    one.units === two.units &&
    sameCode(one, two) &&
    lastDayOf(one) === lastDayOf(two) &&
    one.placeOfService === two.placeOfService &&
    one.ndc === two.ndc &&
    (one.chargeCents !== undefined ||
      (one.allowedCents === two.allowedCents && one.paidCents === two.paidCents))
  )
}

function lastDayOf(line: ClaimLine): number | undefined {
  return line.serviceThroughDay ?? line.serviceFromDay
}

const mostOfTeeth = /^D[2-7]/

/** Whether a service is one for each tooth or part of the mouth (CDT D2 to D7), and the file does not say which. */
export function lacksOralSite({ procedureCode = '', oralSite }: ClaimLine): boolean {
  return oralSite === undefined && mostOfTeeth.test(procedureCode)
}

/** Whether two lines stand on different claims, as far as the file numbers them. */
export function onDifferentClaims(one: ClaimLine, two: ClaimLine): boolean {
  return one.claimId !== undefined && two.claimId !== undefined && one.claimId !== two.claimId
}
