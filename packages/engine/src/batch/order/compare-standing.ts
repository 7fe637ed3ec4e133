import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { exposureCents } from '../../claim/exposure.ts'

/**
 * Which of two lines of one patient and day stands first, as a comparison for sorting: the one of an
 * earlier upload, the one paid or received earlier, the better paid; then by what else they bill.
 * Where lines stand in the file says nothing, so that it changes no answer; of lines that differ in
 * nothing else, the one with the lower claim and line number stands first.
 */
export function compareStanding(one: ClaimLine, two: ClaimLine): number {
  return (
    Number(two.index === historyIndex) - Number(one.index === historyIndex) ||
    missingLast(one.paidDay, two.paidDay) ||
    missingLast(one.receivedDay, two.receivedDay) ||
    exposureCents(two) - exposureCents(one) ||
    compareBilled(one, two) ||
    (two.allowedCents ?? 0) - (one.allowedCents ?? 0) ||
    (two.chargeCents ?? 0) - (one.chargeCents ?? 0) ||
    (one.paidCents ?? -1) - (two.paidCents ?? -1) ||
    compareParties(one, two) ||
    compareNumber(one.claimId, two.claimId) ||
    compareNumber(one.lineNumber, two.lineNumber)
  )
}

function compareBilled(one: ClaimLine, two: ClaimLine): number {
  return (
    compareText(one.procedureCode, two.procedureCode) ||
    compareText(one.revenueCode, two.revenueCode) ||
    compareModifiers(one.modifiers, two.modifiers) ||
    (one.units ?? 0) - (two.units ?? 0) ||
    missingLast(one.serviceThroughDay, two.serviceThroughDay) ||
    compareLists(one.diagnoses, two.diagnoses) ||
    compareText(one.placeOfService, two.placeOfService) ||
    compareText(one.claimStatus, two.claimStatus) ||
    compareText(one.ndcAsBilled, two.ndcAsBilled) ||
    (two.quantity ?? 0) - (one.quantity ?? 0) ||
    (two.daysSupply ?? 0) - (one.daysSupply ?? 0) ||
    missingLast(one.refillNumber, two.refillNumber)
  )
}

function compareParties(one: ClaimLine, two: ClaimLine): number {
  return (
    compareText(one.payer, two.payer) ||
    compareText(one.renderingNpi, two.renderingNpi) ||
    compareText(one.billingNpi, two.billingNpi) ||
    compareText(one.pharmacyId, two.pharmacyId) ||
    compareText(one.prescriberNpi, two.prescriberNpi) ||
    compareText(one.planType, two.planType)
  )
}

function missingLast(one = Infinity, two = Infinity): number {
  return one === two ? 0 : one - two
}

/** The higher level of a visit stands first, a name before none. */
function compareText(one = '', two = ''): number {
  if (one === two) return 0
  return one > two ? -1 : 1
}

/** Numbers are given one after another, and grow longer. */
function compareNumber(one = '', two = ''): number {
  if (one === two) return 0
  return one.length - two.length || (one < two ? -1 : 1)
}

function compareLists(one: readonly string[], two: readonly string[]): number {
  if (one.length === 0 && two.length === 0) return 0
  return compareText(one.join(' '), two.join(' '))
}

/** In whatever order they are billed: sides and other letters stand before numbers, which bypass edits. */
function compareModifiers(one: readonly string[], two: readonly string[]): number {
  if (one.length === 0 && two.length === 0) return 0
  return (
    one.filter(isNumber).length - two.filter(isNumber).length ||
    compareText(two.toSorted().join(' '), one.toSorted().join(' '))
  )
}

function isNumber(modifier: string): boolean {
  return /^\d/.test(modifier)
}
