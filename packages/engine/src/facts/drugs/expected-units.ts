import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugBillingUnit } from '../../reference/drug-rows.ts'

type Item = NonNullable<DrugBillingUnit['item']>

/** Vials, syringes and tablets by number, and liquids by volume (X12 CTP05); F2 and GR are neither. */
const each: ReadonlySet<string> = new Set(['UN', 'EA', 'U'])
const volume: ReadonlySet<string> = new Set(['ML', 'MILLILITER'])

/**
 * How many HCPCS units the NDC quantity of a line makes, by what one item of the package holds. Where
 * the line does not say what the quantity counts, both readings; empty where it cannot be told.
 */
export function expectedUnits(
  { ndcQuantity, unitOfMeasure }: ClaimLine,
  { size, billUnits }: Item,
): readonly number[] {
  if (ndcQuantity === undefined || !(ndcQuantity > 0)) return []
  const byNumber = ndcQuantity * billUnits
  const byVolume = byNumber / size
  const unit = unitOfMeasure?.toUpperCase()
  if (unit === undefined) return size === 1 ? [byNumber] : [byNumber, byVolume]
  if (each.has(unit)) return [byNumber]
  return volume.has(unit) ? [byVolume] : []
}
