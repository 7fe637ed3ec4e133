import { lastBefore } from '../../batch/dated-lines.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths, type Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import type { ProcedureNumber } from '../../claim/procedure-number.ts'
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

/** The first day on which a piece that was bought on a day may be replaced because it is worn out. */
export function worthReplacingOn(bought: Day): Day {
  return addMonths(bought, lifetimeMonths)
}

/** The paid purchases of a patient by code. */
export class Purchases {
  readonly #firstDay: Day | undefined
  readonly #lines = new Map<ProcedureNumber, ClaimLine[]>()

  /** @param lines the patient's, by date of service */
  constructor(lines: readonly ClaimLine[]) {
    this.#firstDay = lines[0]?.serviceFromDay
    for (const line of lines) {
      if (line.serviceFromDay === undefined || !isPurchase(line) || isUnpaid(line)) continue
      const alike = this.#lines.get(line.procedure)
      if (alike) alike.push(line)
      else this.#lines.set(line.procedure, [line])
    }
  }

  /** The last purchase of the same piece before a day. */
  before({ procedure }: ClaimLine, on: Day): ClaimLine | undefined {
    return lastBefore(this.#lines.get(procedure), on)
  }

  /** Whether the claims show every purchase that would be too young on a day. */
  reachBack(on: Day): boolean {
    return this.#firstDay !== undefined && worthReplacingOn(this.#firstDay) <= on
  }
}
