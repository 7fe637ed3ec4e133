import type { ClaimLine } from '../../claim/claim-line.ts'
import type { EquipmentFee, EquipmentFees } from '../../reference/procedure-rows.ts'

/**
 * The fee of the schedule that a line's modifiers pick: the one that names the most of them and no others. Undefined where none
 * does, as for a line that does not say whether it rents or sells.
 */
export function equipmentFee(
  { fees }: EquipmentFees,
  { modifiers }: Pick<ClaimLine, 'modifiers'>,
): EquipmentFee | undefined {
  let best: EquipmentFee | undefined
  let most = -1
  for (const fee of fees) {
    const named = fee.modifiers.split(' ').filter((modifier) => modifier !== '')
    if (named.length <= most || !named.every((modifier) => modifiers.includes(modifier))) continue
    best = fee
    most = named.length
  }
  return best
}
