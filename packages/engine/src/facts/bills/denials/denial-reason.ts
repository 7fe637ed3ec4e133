import type { ClaimLine } from '../../../claim/claim-line.ts'

/**
 * Reasons that price a line or share its cost and so deny nothing: deductible, coinsurance, copay
 * (1 to 3), prior payer (23), fee schedule (45), prompt pay, sequestration and the like.
 */
const notDenials: ReadonlySet<string> = new Set(
  '1 2 3 23 24 44 45 59 66 85 90 91 94 100 101 102 103 104 105 130 131 137 144 172 187 223 237 253'.split(
    ' ',
  ),
)

/** Whether an adjustment reason prices a line or shares its cost, and so denies nothing. */
export function deniesNothing(reason: string): boolean {
  return notDenials.has(reason)
}

/**
 * The reason that a line was denied for: of a fill its first NCPDP reject code, else the largest
 * adjustment that denies; undefined if none.
 */
export function denialReason(line: ClaimLine): string | undefined {
  if (line.auditType === 'pharmacy' && line.rejectCode !== undefined) {
    return /[0-9A-Z]{2,3}/i.exec(line.rejectCode)?.[0].toUpperCase()
  }
  let reason: string | undefined
  let largest = -1
  for (const adjustment of line.adjustments) {
    const cents = adjustment.amountCents ?? 0
    if (notDenials.has(adjustment.reason) || cents <= largest) continue
    reason = adjustment.reason
    largest = cents
  }
  return reason
}
