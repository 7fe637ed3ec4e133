import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { equipmentClasses, type EquipmentClassRow } from './equipment-class.table.ts'

/** How Medicare pays for a piece of equipment; see the table. */
export type EquipmentClass = EquipmentClassRow['class']

const classes: ReadonlyMap<ProcedureNumber, EquipmentClass> = new Map(
  equipmentClasses.flatMap((row) =>
    row.codes.split(' ').map((code) => [procedureNumber(code), row.class] as const),
  ),
)

/** The class of a piece of equipment of which a patient needs one; undefined for any other code. */
export function equipmentClass(procedure: ProcedureNumber): EquipmentClass | undefined {
  return classes.get(procedure)
}

/** Whether a line rents (RR) or sells (NU new, UE used) its equipment; undefined where it does not say. */
export function equipmentTerm({
  modifiers,
}: Pick<ClaimLine, 'modifiers'>): 'rented' | 'bought' | undefined {
  if (modifiers.includes('RR')) return 'rented'
  return modifiers.includes('NU') || modifiers.includes('UE') ? 'bought' : undefined
}

/** Lost, stolen or broken beyond repair (RA), or a part of a repair (RB). */
export function replaces({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return modifiers.includes('RA') || modifiers.includes('RB')
}
