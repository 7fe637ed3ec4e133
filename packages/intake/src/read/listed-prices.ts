import type { ClaimAmount } from './totals/claim-amounts.ts'
import type { ClaimTally } from './totals/claim-tally.ts'

/** Stands for more than one list of services. */
const several = ''

/**
 * Tells prices from totals where all lines of a claim have one amount: a service that has the same
 * amount on claims of other services is sold at it, while the total of a claim changes with what stands
 * on it.
 */
export class ListedPrices {
  readonly #amount: ClaimAmount
  /** The services of the claims on which a service has an amount. */
  readonly #billedWith = new Map<string, string>()

  constructor(claims: Iterable<ClaimTally>, amount: ClaimAmount) {
    this.#amount = amount
    for (const claim of claims) {
      const list = listOf(claim)
      for (const key of this.#keysOf(claim)) {
        const known = this.#billedWith.get(key) ?? list
        this.#billedWith.set(key, known === list ? list : several)
      }
    }
  }

  /** Whether the amount that all lines of a claim have is the price of one of its services. */
  has(claim: ClaimTally): boolean {
    return this.#keysOf(claim).some((key) => this.#billedWith.get(key) === several)
  }

  #keysOf(claim: ClaimTally): readonly string[] {
    const cents = claim.repeated(this.#amount)
    return cents === undefined ? [] : claim.services.map((service) => `${service}|${cents}`)
  }
}

/** The services of a claim as one text, in whatever order they stand. */
export function listOf({ services }: ClaimTally): string {
  return `:${[...services].sort().join(' ')}`
}
