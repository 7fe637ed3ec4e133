import type { ClaimLine } from '../claim/claim-line.ts'

/** Whether a facility is paid one half of a procedure that was cut short: reduced (52) or broken off before anesthesia (73). */
export function isCutShort({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return modifiers.includes('52') || modifiers.includes('73')
}
