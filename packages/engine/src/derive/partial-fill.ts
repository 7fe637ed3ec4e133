import type { ClaimLine } from '../claim-line.ts'

/**
 * Whether a later fill number may be one more part of the same fill: long-term care dispenses
 * short cycles under clarification codes 14 to 18 and 21 to 36 (NCPDP 420-DK), and 21 CFR 1306.13
 * and 1306.23 do not call a part a refill.
 */
export function maySplitFill(line: ClaimLine): boolean {
  return line.submissionClarificationCodes.some((code) => {
    const number = Number(code)
    return (number >= 14 && number <= 18) || (number >= 21 && number <= 36)
  })
}
