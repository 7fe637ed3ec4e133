import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import type { DrugLabel } from '../../reference/drug-rows.ts'
import { isShelfDrug } from './shelf-drugs.ts'

/**
 * Insulin, and what it is injected with, is a Part D drug though no prescription is needed (42 CFR
 * 423.100: syringes, needles, alcohol swabs and gauze).
 */
const insulinAndSupplies =
  /insulin|novolin|humulin|novolog|humalog|lantus|levemir|syringe|\bsyr\b|needle|swab|alcohol|gauze/i

/**
 * Why Part D may not pay for a package that is sold without a prescription, as the price list says or, where that
 * lacks the package, its name; undefined where it may.
 */
export function nonprescription(
  { drugName }: DrugOfLine,
  label: DrugLabel | undefined,
): string | undefined {
  const isOnShelf = label === undefined ? isShelfDrug(drugName) : label.overTheCounter === true
  if (!isOnShelf) return undefined
  const said = `${drugName ?? ''} ${label?.name ?? ''}`
  return insulinAndSupplies.test(said) ? undefined : 'over the counter'
}
