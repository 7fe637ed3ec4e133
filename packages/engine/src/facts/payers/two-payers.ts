import type { ClaimLine } from '../../claim/claim-line.ts'

/**
 * Whether two lines are bills to two payers: what the first leaves open is billed to the second, so
 * one service or fill stands in the file twice and is paid once by each. Payer and plan (line of
 * business, payer type) are read as words, apart from case, blanks, points and forms of company;
 * what a line does not say tells nothing. Parts A and B of original Medicare are one payer.
 */
export function toTwoPayers(one: ClaimLine, two: ClaimLine): boolean {
  return differ(one.payer, two.payer) || differ(one.planType, two.planType)
}

function differ(one: string | undefined, two: string | undefined): boolean {
  if (one === undefined || two === undefined || one === two) return false
  const [first, second] = [wordsOf(one), wordsOf(two)]
  return first !== second && !(originalMedicare.test(first) && originalMedicare.test(second))
}

const originalMedicare =
  /^(?:original|traditional|ffs)?(?:medicare|mcr|mdcr|mcare)(?:ffs|feeforservice)?(?:part)?(?:a|b|ab|aandb)?(?:ffs)?$/

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(?:inc|llc|co|corp|ltd)\b/g, '')
    .replace(/[^a-z0-9]/g, '')
}

/**
 * Whether one of two fills may be what the other left to the patient, billed to a payer that the file
 * does not name: payment and copay of one are together the copay of the other, and less than its price.
 */
export function mayCoverShare(one: ClaimLine, two: ClaimLine): boolean {
  return coversShareOf(one, two) || coversShareOf(two, one)
}

function coversShareOf(second: ClaimLine, first: ClaimLine): boolean {
  const { paidCents, patientShareCents } = first
  if (second.paidCents === undefined || patientShareCents === undefined) return false
  if (patientShareCents <= 0 || paidCents === second.paidCents) return false
  return second.paidCents + (second.patientShareCents ?? 0) === patientShareCents
}

/**
 * What two payers paid together above the price, where each paid as if it were the first: the second owes
 * no more than the first left to the patient. Undefined where one did, or the amounts do not say.
 */
export function paidByBothCents(first: ClaimLine, second: ClaimLine): number | undefined {
  const left = leftToPatient(first)
  const leftBySecond = leftToPatient(second)
  if (left === undefined || leftBySecond === undefined) return undefined
  const { paidCents: paid = 0 } = first
  const { paidCents: paidSecond = 0 } = second
  if (paidSecond <= left + roundingCents || paid <= leftBySecond + roundingCents) return undefined
  return paidSecond - left
}

const roundingCents = 1

/** Of the price, what the payer of the line did not pay. */
function leftToPatient({ allowedCents, paidCents, otherPayerPaidCents }: ClaimLine) {
  if (allowedCents === undefined || paidCents === undefined || paidCents <= 0) return undefined
  if ((otherPayerPaidCents ?? 0) > 0 || allowedCents < paidCents) return undefined
  return allowedCents - paidCents
}
