import type { ClaimLine } from '../claim/claim-line.ts'

/** The claim frequency as billed; the third digit of the type of bill states it too. */
export function frequencyOf(line: ClaimLine): string | undefined {
  return line.frequencyCode ?? line.billType?.[2]
}

/** Claim frequency 8. */
export function isVoidLine(line: ClaimLine): boolean {
  return frequencyOf(line) === '8'
}

/** A void, or a replacement (7). */
export function isCorrection(line: ClaimLine): boolean {
  const frequency = frequencyOf(line)
  return frequency === '7' || frequency === '8'
}
