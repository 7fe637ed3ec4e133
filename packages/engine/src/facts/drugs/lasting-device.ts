import type { ClaimLine } from '../../claim/claim-line.ts'

/** Implants and intrauterine systems, by their names and brands (FDA labels). */
const lastingDevice =
  /\bimplant|intrauterine|\biud\b|\bius\b|nexplanon|implanon|mirena|kyleena|liletta|skyla|paragard|miudella|supprelin|yutiq|iluvien|retisert/i

/** Ten years: the longest that such a system is labelled for. */
export const longestDeviceDays = 3653

/** Whether one device was dispensed that works for years. */
export function isLastingDevice({ drugName, quantity }: ClaimLine): boolean {
  return drugName !== undefined && lastingDevice.test(drugName) && (quantity ?? 1) <= 2
}
