import { compareStanding } from '../batch/order/compare-standing.ts'
import { mayBeOnePerson } from '../batch/person-signs.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { visitFamily } from '../codes/visit-families.ts'
import type { Supersessions } from './claim-chain.ts'
import { StandingList } from './standing-list.ts'

/** So many lines of other people under one number are passed over. */
const mostOthers = 64

/**
 * The lines of one patient, provider, day and kind of bill, among which the originals of corrections
 * are looked for; by what they bill, so that a correction meets only lines that it may mean.
 */
export class SameBill {
  readonly #claims: ReadonlyMap<string | undefined, readonly ClaimLine[]>
  readonly #places: ReadonlyMap<ClaimLine, number>
  readonly #lists = new Map<string, StandingList>()
  readonly #superseded: Supersessions

  constructor(lines: readonly ClaimLine[], superseded: Supersessions) {
    const standing = lines.toSorted(compareStanding)
    this.#claims = Map.groupBy(lines, ({ claimId }) => claimId)
    this.#places = new Map(standing.map((line, at) => [line, at]))
    this.#superseded = superseded
    for (const line of standing) for (const key of keysOf(line)) this.#add(key, line)
  }

  /**
   * The lines of the claim that a void takes back: the last that was paid before it and bills the
   * same, else the first at all.
   */
  voidedBy(claim: readonly ClaimLine[], first: ClaimLine): readonly ClaimLine[] {
    const voidedOn = first.paidDay ?? Infinity
    let last: ClaimLine | undefined
    let earliest: ClaimLine | undefined
    for (const key of eachOnce(claim.flatMap(voidedKeys))) {
      for (const line of this.#standing(key, first)) {
        const isPaidBefore = (line.paidDay ?? 0) <= voidedOn
        if (isPaidBefore && (!last || this.#placeOf(line) > this.#placeOf(last))) last = line
        if (!earliest || this.#placeOf(line) < this.#placeOf(earliest)) earliest = line
        if (isPaidBefore) break
      }
    }
    return this.#claimOf(last ?? earliest)
  }

  /** The lines of the one claim that bills alike; none where several do. */
  replacedBy(claim: readonly ClaimLine[], first: ClaimLine): readonly ClaimLine[] {
    let only: ClaimLine | undefined
    for (const key of eachOnce(claim.flatMap(replacedKeys))) {
      for (const line of this.#standing(key, first)) {
        if (only && only.claimId !== line.claimId) return []
        only = line
      }
    }
    return this.#claimOf(only)
  }

  #add(key: string, line: ClaimLine): void {
    const list = this.#lists.get(key)
    if (list) list.lines.push(line)
    else this.#lists.set(key, new StandingList([line], this.#superseded))
  }

  *#standing(key: string, first: ClaimLine): Iterable<ClaimLine> {
    const list = this.#lists.get(key)
    if (!list) return
    let others = 0
    for (const line of list.lastFirst()) {
      if (mayBeOnePerson(line, first)) yield line
      else if (++others === mostOthers) return
    }
  }

  #placeOf(line: ClaimLine): number {
    return this.#places.get(line) ?? 0
  }

  #claimOf(line: ClaimLine | undefined): readonly ClaimLine[] {
    return (line && this.#claims.get(line.claimId)) ?? []
  }
}

/** All that a line may be looked up by: its service at its charge and at any, and the family of a visit. */
function keysOf(line: ClaimLine): readonly string[] {
  const service = serviceOf(line)
  const family = visitFamily(line.procedure)
  const keys = [`${service}|${chargeOf(line)}`, service]
  return family === undefined ? keys : [...keys, family]
}

/** A void repeats the charge of its original, often with the sign turned; none stated fits any. */
function voidedKeys(correction: ClaimLine): readonly string[] {
  const service = serviceOf(correction)
  if (correction.chargeCents === undefined) return [service]
  return [`${service}|${chargeOf(correction)}`, `${service}|`]
}

/** The corrected code may be another of its family: a visit of another level. */
function replacedKeys(correction: ClaimLine): readonly string[] {
  const family = visitFamily(correction.procedure)
  return family === undefined ? [serviceOf(correction)] : [serviceOf(correction), family]
}

function serviceOf({ procedureCode, revenueCode }: ClaimLine): string {
  return `${procedureCode ?? ''}/${revenueCode ?? ''}`
}

function chargeOf({ chargeCents }: ClaimLine): string {
  return chargeCents === undefined ? '' : String(Math.abs(chargeCents))
}

function eachOnce(keys: readonly string[]): ReadonlySet<string> {
  return new Set(keys)
}
