import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents, hasNoAmounts, isDenied } from '../../claim/exposure.ts'
import type { FeeScheduleRow } from '../../reference/procedure-rows.ts'
import { code, count, money, row, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { saysSeparate } from './line-roles.ts'
import { sideOf } from './side-order.ts'

/** What a line takes too much of an operation on both sides. */
export interface BilateralExcess {
  readonly message: Sentence
  readonly related: readonly ClaimLine[]
  /** Of what was paid on the line, 0 to 1. */
  readonly share: number
  readonly findingClass: 'error' | 'lead'
}

/** Two amounts are one price where they differ by less. */
const tolerance = 0.05

/** 50 already says twice: one unit is paid at 150%. */
export function doubleUnits(line: ClaimLine, fee: FeeScheduleRow): BilateralExcess | undefined {
  const { units = 1 } = line
  if (fee.bilateral !== '1' || !line.modifiers.includes('50') || units < 2) return undefined
  return {
    message: say`${code(line.procedureCode)} is billed with 50 and ${count(units)} units; 50 with one unit means both sides.`,
    related: [],
    share: 1 - 1 / units,
    findingClass: 'error',
  }
}

/** @param before the lines of sides that stand before this one */
export function secondLine(
  line: ClaimLine,
  before: readonly ClaimLine[],
  fee: FeeScheduleRow,
): BilateralExcess | undefined {
  const first = before.find((other) => other.procedure === line.procedure && !saysSeparate(other))
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

/** One line with 50 that was paid what the practice gets for two single sides of the same patient. */
export function paidForTwo(
  line: ClaimLine,
  lines: readonly ClaimLine[],
  fee: FeeScheduleRow,
): BilateralExcess | undefined {
  if (fee.bilateral !== '1' || !line.modifiers.includes('50') || (line.units ?? 1) !== 1)
    return undefined
  const basis = basisOf(line)
  const single = lines.find(
    (other) => isSingleSide(other, line) && basisOf(other) === basis && basis !== 'charged',
  )
  if (single === undefined) return undefined
  const price = exposureCents(single)
  const whole = exposureCents(line)
  if (price === 0 || Math.abs(whole - 2 * price) > tolerance * price) return undefined
  return {
    message: say`${code(line.procedureCode)} with 50 was ${words(basis)} at ${money(whole)}, twice the ${money(price)} of one side on ${row(single)}; Medicare pays 150% for both.`,
    related: [single],
    share: (whole - 1.5 * price) / whole,
    findingClass: 'lead',
  }
}

function isSingleSide(other: ClaimLine, line: ClaimLine): boolean {
  return (
    other.procedure === line.procedure &&
    other.renderingNpi === line.renderingNpi &&
    other.billingNpi === line.billingNpi &&
    other.payer === line.payer &&
    (other.units ?? 1) === 1 &&
    !other.modifiers.includes('50') &&
    !isDenied(other)
  )
}
