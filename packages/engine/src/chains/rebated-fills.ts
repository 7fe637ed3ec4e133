import type { ClaimLine } from '../claim/claim-line.ts'
import type { Supersessions } from './claim-chain.ts'

/**
 * A fill that was reversed whole, and whose rebate the reversal did not take back, stands as a
 * reversed claim with nothing paid: a rebate was claimed for it. So does a record alone that is marked as
 * reversed, with nothing paid and a rebate: files keep the last state of a claim.
 *
 * @param superseded what became of lines; such fills are taken out of it
 * @param reduced lines that stand with less than they were billed with; such fills are added
 */
export function keepRebatedFills(
  superseded: Supersessions,
  reduced: Map<ClaimLine, ClaimLine>,
  lines: readonly ClaimLine[],
): void {
  if (lines[0]?.auditType !== 'pharmacy') return
  let byRow: ReadonlyMap<number, ClaimLine> | undefined
  for (const [fill, { as, byRow: row }] of superseded) {
    if (!hasRebate(fill)) continue
    if (isLastState(fill, row)) {
      superseded.delete(fill)
      continue
    }
    if (as !== 'reversed') continue
    byRow ??= new Map(lines.map((line) => [line.row, line]))
    const reversal = byRow.get(row)
    if (reversal === undefined || givesRebateBack(reversal)) continue
    superseded.delete(fill)
    reduced.set(fill, { ...fill, ...takenBack })
  }
}

const takenBack = {
  claimStatus: 'reversed',
  paidCents: 0,
  allowedCents: undefined,
  patientShareCents: undefined,
  ingredientCostCents: undefined,
  dispensingFeeCents: undefined,
} as const

function isLastState({ claimStatus, paidCents, row }: ClaimLine, byRow: number): boolean {
  return claimStatus === 'reversed' && paidCents === 0 && row === byRow
}

function hasRebate({ rebateCents, rebateInvoiced }: ClaimLine): boolean {
  return rebateInvoiced === true || (rebateCents ?? 0) > 0
}

/** An extract that joins the rebate to every record of a claim repeats it on the reversal: nothing is told. */
function givesRebateBack({ rebateCents, rebateInvoiced }: ClaimLine): boolean {
  return (rebateCents ?? 0) !== 0 || rebateInvoiced === true
}
