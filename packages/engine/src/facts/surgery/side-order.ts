import type { ClaimLine } from '../../claim/claim-line.ts'
import { exposureCents } from '../../claim/exposure.ts'

/**
 * Which of the lines of both sides stands, as a comparison for sorting: the one that says both, then
 * what was paid first, then the order on the claim, then the dearer, then the left.
 */
export function byStanding(one: ClaimLine, other: ClaimLine): number {
  return (
    Number(other.modifiers.includes('50')) - Number(one.modifiers.includes('50')) ||
    (one.paidDay ?? one.receivedDay ?? 0) - (other.paidDay ?? other.receivedDay ?? 0) ||
    numberOnClaim(one) - numberOnClaim(other) ||
    exposureCents(other) - exposureCents(one) ||
    sideOf(one).localeCompare(sideOf(other))
  )
}

function numberOnClaim({ lineNumber }: ClaimLine): number {
  const number = Number(lineNumber)
  return Number.isFinite(number) ? number : 0
}

/** The side of a line that names one; the right where it names none. */
export function sideOf({ modifiers }: ClaimLine): 'LT' | 'RT' {
  return modifiers.includes('LT') ? 'LT' : 'RT'
}
