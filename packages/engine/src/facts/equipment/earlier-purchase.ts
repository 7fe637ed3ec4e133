import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths, type Day } from '../../claim/day.ts'
import { equipmentClass, equipmentTerm } from './equipment-class.ts'

/** Equipment lasts five years at least, unless a program says otherwise (42 CFR 414.210(f)(1)). */
const lifetimeMonths = 60

type Bought = Pick<ClaimLine, 'procedure' | 'modifiers'>

/** Whether a line sells a whole piece of equipment of which a patient needs one. */
export function isPurchase({ procedure, modifiers }: Bought): boolean {
  const kind = equipmentClass(procedure)
  if (kind !== 'bought' && kind !== 'capped') return false
  return equipmentTerm({ modifiers }) === 'bought'
}

/** Whether a line rents such a piece. */
export function isRent({ procedure, modifiers }: Bought): boolean {
  const kind = equipmentClass(procedure)
  return (kind === 'bought' || kind === 'capped') && equipmentTerm({ modifiers }) === 'rented'
}

/** The last day on which a piece was bought that is worn out on a day. */
export function wornOutIfBoughtBy(on: Day): Day {
  return addMonths(on, -lifetimeMonths)
}

/** The first day on which a piece that was bought on a day may be replaced because it is worn out. */
export function worthReplacingOn(bought: Day): Day {
  return addMonths(bought, lifetimeMonths)
}
