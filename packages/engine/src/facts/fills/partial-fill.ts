import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'

/**
 * Whether a later fill number may be one more part of the same fill: long-term care dispenses
 * short cycles under clarification codes 14 to 18 and 21 to 36 (NCPDP 420-DK), a pharmacy says so
 * in the dispensing status (343-HD), and 21 CFR 1306.13 and 1306.23 do not call a part a refill.
 */
export function maySplitFill(line: ClaimLine): boolean {
  if (line.dispensingStatus !== undefined) return true
  return line.submissionClarificationCodes.some((code) => {
    const number = Number(code)
    return (number >= 14 && number <= 18) || (number >= 21 && number <= 36)
  })
}

/** Whether the file has a column that would say of a fill that it is one part of another. */
export function saysParts(context: { has(field: ClaimField): boolean }): boolean {
  return context.has('submissionClarificationCodes') || context.has('dispensingStatus')
}
