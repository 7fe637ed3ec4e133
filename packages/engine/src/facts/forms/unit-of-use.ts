import type { ClaimLine } from '../../claim/claim-line.ts'
import { BoundedMemo } from '../../memo/bounded-memo.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import { isInEffect } from '../../reference/in-effect.ts'
import { billingUnitOf } from '../drugs/billing-unit.ts'
import { withFormWords } from './form-words.ts'
import { unitsOfUse, type UnitOfUseRow } from './unit-of-use.table.ts'

/** The packages of a product by its name, on the day of a fill; undefined where it is not known to come in whole ones alone. */
export function unitOfUse(
  drugName: string,
  { serviceFromDay }: ClaimLine,
  memories: Memories,
): UnitOfUseRow | undefined {
  const rows = rowsOfNames.in(memories).get(drugName)
  return rows.find((row) => isInEffect(row, serviceFromDay))
}

/** Whether a product of the name is known to come in whole packages alone, on any day. */
export function mayBeUnitOfUse(drugName: string, memories: Memories): boolean {
  return rowsOfNames.in(memories).get(drugName).length > 0
}

const rowsOfNames = new Remembered(
  () =>
    new BoundedMemo(20_000, (drugName) => {
      const name = withFormWords(drugName)
      return unitsOfUse.filter(({ names }) => names.test(name))
    }),
)

/** Whether the quantity is stated in the unit of the packages; a unit that is not stated is taken so. */
export function isInPackageUnit({ unitOfMeasure }: ClaimLine, { unit }: UnitOfUseRow): boolean {
  return unitOfMeasure === undefined || billingUnitOf(unitOfMeasure) === unit
}

/** Whether a quantity is a sum of whole packages, fractions rounded as pharmacies round them. */
export function isWholePackages(quantity: number, { sizes }: UnitOfUseRow): boolean {
  return isSumOf(quantity, sizes)
}

/** More of one size beside another than any fill has. */
const mostBeside = 20

function isSumOf(quantity: number, [size, ...others]: readonly number[]): boolean {
  if (size === undefined) return false
  if (isMultipleOf(quantity, size)) return true
  for (let packages = 0; packages <= mostBeside && packages * size < quantity; packages++) {
    if (isSumOf(quantity - packages * size, others)) return true
  }
  return false
}

const rounding = 0.001
/** 10.2 g are often written as 10. */
const roundedGrams = 0.35
const smallestRounded = 5

function isMultipleOf(quantity: number, size: number): boolean {
  const packages = Math.max(1, Math.round(quantity / size))
  const rest = Math.abs(quantity - packages * size)
  if (rest <= rounding) return true
  return size > smallestRounded && Number.isInteger(quantity) && !Number.isInteger(size)
    ? rest <= roundedGrams
    : false
}
