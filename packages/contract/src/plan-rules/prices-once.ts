import type { SetAsidePrice, WrittenPrice } from './fee-table-reading.ts'

/** Prices by what they are of; what is priced differently twice is priced by neither row. */
export class PricesOnce {
  readonly setAside: SetAsidePrice[] = []
  readonly #prices = new Map<string, WrittenPrice | undefined>()
  readonly #first = new Map<string, number>()

  add(price: WrittenPrice): void {
    const [row, what, amount] = price
    if (amount === 0) {
      this.setAside.push({ row, because: 'no price above zero' })
      return
    }
    const first = this.#first.get(what)
    if (first === undefined) {
      this.#first.set(what, row)
      this.#prices.set(what, price)
      return
    }
    const known = this.#prices.get(what)
    if (known !== undefined && isSame(known[2], amount)) {
      this.setAside.push({ row, because: `row ${first} says the same` })
      return
    }
    const because = (other: number) => `row ${other} prices ${what} differently`
    if (known !== undefined) this.setAside.push({ row: first, because: because(row) })
    this.#prices.set(what, undefined)
    this.setAside.push({ row, because: because(first) })
  }

  get prices(): readonly WrittenPrice[] {
    return Array.from(this.#prices.values()).filter((price) => price !== undefined)
  }
}

function isSame(one: WrittenPrice[2], other: WrittenPrice[2]): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other
  return one.percentOfCharge === other.percentOfCharge
}
