import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents, hasNoAmounts } from '../../claim/exposure.ts'
import type { FeeScheduleRow } from '../../reference/procedure-rows.ts'
import { code, count, money, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import type { Memories } from '../../memo/memories.ts'
import { filePrices, pricedAmount } from '../prices/file-prices.ts'
import { shareOverDue } from '../prices/over-due.ts'
import { saysSeparate } from './line-roles.ts'
import { sideOf } from './side-order.ts'

/** What a line takes too much of an operation on both sides. */
export interface BilateralExcess {
  readonly message: Sentence
  readonly related: readonly ClaimLine[]
  /** Of what was paid on the line, 0 to 1. */
  readonly share: number
  /** The share supposes that every unit was paid, which nothing in the file shows. */
  readonly estimated?: boolean
  readonly findingClass: 'error' | 'lead'
}

/** Two amounts are one price where they differ by less. */
const tolerance = 0.05

/** One side of an operation that is done on both is paid once, both at 150%. */
const bothSidesDue = 1.5

/**
 * 50 already says twice: one unit is paid at 150%. What was paid above that goes back, by the price of
 * one side elsewhere in the file; where the file shows none, the units say it.
 */
export function doubleUnits(
  line: ClaimLine,
  fee: FeeScheduleRow,
  memories: Memories,
): BilateralExcess | undefined {
  const { units = 1 } = line
  if (fee.bilateral !== '1' || !line.modifiers.includes('50') || units < 2) return undefined
  const known = shareOverDue(line, bothSidesDue, memories)
  return {
    message: say`${code(line.procedureCode)} is billed with 50 and ${count(units)} units; 50 with one unit means both sides.`,
    related: [],
    share: known ?? 1 - 1 / units,
    estimated: known === undefined,
    findingClass: 'error',
  }
}

/** @param first the first line of the operation that does not say it is separate, where it stands before */
export function secondLine(
  line: ClaimLine,
  first: ClaimLine | undefined,
  fee: FeeScheduleRow,
): BilateralExcess | undefined {
  if (!first || saysSeparate(line)) return undefined
  const billed = code(line.procedureCode)
  const whole = { related: [first], share: 1, findingClass: 'error' } as const
  if (first.modifiers.includes('50')) {
    return { ...whole, message: say`${billed} is billed for both sides (50) and once more.` }
  }
  if (sideOf(first) === sideOf(line)) return undefined
  if (fee.bilateral === '2') {
    const message = say`${billed} means both sides by itself and is billed for the left and for the right.`
    return { ...whole, message }
  }
  if (fee.bilateral !== '1' || !areBothInFull(line, first)) return undefined
  const verb = hasNoAmounts(line) ? 'billed' : basisOf(line)
  return {
    message: say`${billed} is ${words(verb)} in full for the left and for the right, 200% where Medicare pays 150%.`,
    related: [first],
    share: 0.5,
    findingClass: 'lead',
  }
}

function areBothInFull(line: ClaimLine, first: ClaimLine): boolean {
  if (hasNoAmounts(line) && hasNoAmounts(first)) return true
  if (exposureCents(line) === 0 || basisOf(line) !== basisOf(first)) return false
  return exposureCents(line) >= (1 - tolerance) * exposureCents(first)
}

/** One line with 50 that was paid what the payer pays for two single sides. */
export function paidForTwo(
  line: ClaimLine,
  fee: FeeScheduleRow,
  memories: Memories,
): BilateralExcess | undefined {
  if (fee.bilateral !== '1' || !line.modifiers.includes('50') || (line.units ?? 1) !== 1)
    return undefined
  const price = filePrices.in(memories).ofOneUnit(line)
  const amount = pricedAmount(line)
  if (price === undefined || amount === undefined || exposureCents(line) === 0) return undefined
  if (Math.abs(amount - 2 * price) > tolerance * price) return undefined
  const field = line.allowedCents === undefined ? 'paid' : 'allowed'
  return {
    message: say`${code(line.procedureCode)} with 50 was ${words(field)} at ${money(amount)}, twice the ${money(price)} of one side elsewhere in the file; Medicare pays 150% for both.`,
    related: [],
    share: 1 - (bothSidesDue * price) / amount,
    findingClass: 'lead',
  }
}
