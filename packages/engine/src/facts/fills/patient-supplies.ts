import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import type { FillProduct } from './fill-product.ts'
import type { Supply } from './supply-on-hand.ts'

/**
 * What a patient has of each product after the fills so far. Families may share a member number, so
 * each date of birth has supplies of its own.
 */
export class PatientSupplies {
  readonly #byPerson = new Map<Day | undefined, Map<string, Supply>>()

  /** Of what the product is known by, the supply that was added to last. */
  of({ birthDay }: ClaimLine, { key, nameKey }: FillProduct): Supply | undefined {
    const own = this.#byPerson.get(birthDay)
    return later(own?.get(key), nameKey === undefined ? undefined : own?.get(nameKey))
  }

  set({ birthDay }: ClaimLine, { key, nameKey }: FillProduct, supply: Supply): void {
    let own = this.#byPerson.get(birthDay)
    if (!own) this.#byPerson.set(birthDay, (own = new Map<string, Supply>()))
    own.set(key, supply)
    if (nameKey !== undefined) own.set(nameKey, supply)
  }
}

function later(one: Supply | undefined, other: Supply | undefined): Supply | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return other.lastDay > one.lastDay ? other : one
}
