import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Memories } from '../../memo/memories.ts'
import { filePrices, pricedAmount } from './file-prices.ts'

/** Prices of one payer vary a little with dates and rounding: less than this is no excess. */
const tolerance = 0.03

/**
 * The share (0 to 1) of a line's payment that lies above what so many units are due, by the price of
 * one unit elsewhere in the file: 0 where the payment was cut to what is due, or was right from the
 * beginning. Undefined where the file shows no price of one unit.
 */
export function shareOverDue(
  line: ClaimLine,
  unitsDue: number,
  memories: Memories,
): number | undefined {
  const unitCents = filePrices.in(memories).ofOneUnit(line)
  const amount = pricedAmount(line)
  if (unitCents === undefined || amount === undefined || amount <= 0) return undefined
  const share = 1 - (unitCents * unitsDue) / amount
  return share > tolerance ? share : 0
}

/** Adjustment reasons by which a payer did not pay units over a limit: CARC 119, 151, 222. */
const unitsNotPaid: ReadonlySet<string> = new Set(['119', '151', '222'])

/** Whether the remittance says that the payer cut units over a limit, with the amount or without. */
export function wereUnitsCut({ adjustments }: ClaimLine): boolean {
  return adjustments.some(
    ({ reason, amountCents }) =>
      unitsNotPaid.has(reason) && (amountCents === undefined || amountCents > 0),
  )
}
