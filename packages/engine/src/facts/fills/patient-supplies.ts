import type { FillProduct } from './fill-product.ts'
import type { Supply } from './supply-on-hand.ts'

/** What a patient has of each product after the fills so far. */
export class PatientSupplies {
  readonly #supplies = new Map<string, Supply>()

  /** Of what the product is known by, the supply that was added to last. */
  of({ key, nameKey }: FillProduct): Supply | undefined {
    const named = nameKey === undefined ? undefined : this.#supplies.get(nameKey)
    return later(this.#supplies.get(key), named)
  }

  set({ key, nameKey }: FillProduct, supply: Supply): void {
    this.#supplies.set(key, supply)
    if (nameKey !== undefined) this.#supplies.set(nameKey, supply)
  }
}

function later(one: Supply | undefined, other: Supply | undefined): Supply | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return other.lastDay > one.lastDay ? other : one
}
