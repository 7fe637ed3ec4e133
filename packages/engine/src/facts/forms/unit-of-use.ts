import type { ClaimLine } from '../../claim/claim-line.ts'
import { inEffect } from '../../reference/in-effect.ts'
import { billingUnitOf } from '../drugs/billing-unit.ts'
import { unitsOfUse, type UnitOfUseRow } from './unit-of-use.table.ts'

/** The packages of a fill's product; undefined where it is not known to come in whole ones alone. */
export function unitOfUse({ drugName, serviceFromDay }: ClaimLine): UnitOfUseRow | undefined {
  if (drugName === undefined) return undefined
  return inEffect(unitsOfUse, serviceFromDay).find(({ names }) => names.test(drugName))
}

/** Whether the quantity is stated in the unit of the packages; a unit that is not stated is taken so. */
export function isInPackageUnit({ unitOfMeasure }: ClaimLine, { unit }: UnitOfUseRow): boolean {
  return unitOfMeasure === undefined || billingUnitOf(unitOfMeasure) === unit
}

/** Whether a quantity is a sum of whole packages, fractions rounded as pharmacies round them. */
export function isWholePackages(quantity: number, { sizes }: UnitOfUseRow): boolean {
  return isSumOf(quantity, sizes, 0)
}

const mostPackages = 40
const rounding = 0.001

function isSumOf(quantity: number, sizes: readonly number[], at: number): boolean {
  const size = sizes[at]
  if (size === undefined) return false
  for (let packages = 0; packages <= mostPackages; packages++) {
    const rest = quantity - packages * size
    const isWhole = Number.isInteger(quantity) && packages > 0 && !Number.isInteger(packages * size)
    // 10.2 g are often written as 10.
    if (Math.abs(rest) <= (isWhole && size > 5 ? 0.35 : rounding)) return packages > 0 || at > 0
    if (rest < 0) return false
    if (at + 1 < sizes.length && isSumOf(rest, sizes, at + 1)) return true
  }
  return false
}
