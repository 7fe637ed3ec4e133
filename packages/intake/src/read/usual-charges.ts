import { claimAmounts, versionOf } from './totals/claim-amounts.ts'
import { serviceOf, type ClaimTally } from './totals/claim-tally.ts'
import type { ClaimLineDraft } from './claim-line-draft.ts'

/** A charge so many times above all others of its service is none of its own. */
const farAbove = 4
/** Fewer charges of a service say nothing of what is usual. */
const fewestCharges = 2

interface Charges {
  most: number
  count: number
}

/**
 * What services are charged on claims whose lines have amounts of their own. Where all lines of another
 * claim state the same amounts, and one of them is far above every charge of its service, they are the
 * totals of that claim, few as its lines are.
 */
export class UsualCharges {
  readonly #ofService = new Map<string, Charges>()
  readonly #repeating: ReadonlyMap<string, ClaimTally>

  constructor(lines: readonly ClaimLineDraft[], claims: ReadonlyMap<string, ClaimTally>) {
    this.#repeating = new Map(Array.from(claims).filter(([, claim]) => mayBeTotals(claim)))
    if (this.#repeating.size === 0) return
    for (const line of lines) {
      const version = versionOf(line)
      if (claims.has(version) && !this.#repeating.has(version)) this.#add(line)
    }
  }

  /** Versions of claims with their totals on each line. */
  versionsFarAbove(): readonly string[] {
    return Array.from(this.#repeating).flatMap(([version, claim]) => {
      const cents = claim.repeated(charge)
      return cents !== undefined && this.#isFarAbove(cents, claim) ? version : []
    })
  }

  #isFarAbove(cents: number, claim: ClaimTally): boolean {
    const usual = claim.services.flatMap((service) => this.#ofService.get(service) ?? [])
    const above = usual.filter(({ most }) => cents >= most * farAbove)
    if (above.some(({ count }) => count >= fewestCharges)) return true
    // One charge of each of two services says as much as two of one, where no service costs so much elsewhere.
    return (
      above.length > 0 && usual.length >= fewestCharges && usual.every(({ most }) => most < cents)
    )
  }

  #add(line: ClaimLineDraft): void {
    const { chargeCents = 0 } = line
    if (chargeCents <= 0) return
    const service = serviceOf(line)
    const known = this.#ofService.get(service)
    if (known === undefined) this.#ofService.set(service, { most: chargeCents, count: 1 })
    else {
      known.most = Math.max(known.most, chargeCents)
      known.count++
    }
  }
}

const [charge] = claimAmounts

/** A claim of several services that state the same amounts, more than one each. */
function mayBeTotals(claim: ClaimTally): boolean {
  return claim.repeatsAll && claim.services.length >= 2 && (claim.repeated(charge) ?? 0) > 0
}
