import { compareStanding } from '../batch/order/compare-standing.ts'
import { mayBeOnePerson } from '../batch/person-signs.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { Supersessions } from './claim-chain.ts'
import { lastPaidBy } from './last-paid.ts'
import { keysOf, replacedKeys, voidedKeys } from './same-bill-keys.ts'
import { StandingList } from './standing-list.ts'

/** So many lines of other people under one number are passed over. */
const mostOthers = 64

type Lists<Key> = ReadonlyMap<Key, StandingList>

/**
 * The lines of one patient, provider, day and kind of bill, among which the originals of corrections
 * are looked for; by what they bill, so that a correction meets only lines that it may mean.
 */
export class SameBill {
  readonly #claims: Lists<string | undefined>
  readonly #places: ReadonlyMap<ClaimLine, number>
  readonly #lists: Lists<string>
  readonly #claimsOfLists = new Map<string, Map<string | undefined, StandingList>>()
  readonly #superseded: Supersessions

  constructor(lines: readonly ClaimLine[], superseded: Supersessions) {
    const standing = lines.toSorted(compareStanding)
    this.#superseded = superseded
    this.#claims = this.#listsBy(lines, ({ claimId }) => [claimId])
    this.#places = new Map(standing.map((line, at) => [line, at]))
    this.#lists = this.#listsBy(standing, keysOf)
  }

  /**
   * The lines of the claim that a void takes back: the last that was paid before it and bills the
   * same, else the first at all.
   */
  voidedBy(claim: readonly ClaimLine[], first: ClaimLine): readonly ClaimLine[] {
    const lists = Array.from(new Set(claim.flatMap(voidedKeys)), (key) => this.#lists.get(key))
    let last: ClaimLine | undefined
    for (const list of lists) {
      const line = list && firstOf(first, lastPaidBy(list, first.paidDay ?? Infinity))
      if (line && (!last || this.#placeOf(line) > this.#placeOf(last))) last = line
    }
    if (last) return this.#claimOf(last, first)
    let earliest: ClaimLine | undefined
    for (const list of lists) {
      const line = list && firstOf(first, list.inOrder())
      if (line && (!earliest || this.#placeOf(line) < this.#placeOf(earliest))) earliest = line
    }
    return this.#claimOf(earliest, first)
  }

  /** The lines of the one claim that bills alike; none where several do. */
  replacedBy(claim: readonly ClaimLine[], first: ClaimLine): readonly ClaimLine[] {
    let only: ClaimLine | undefined
    for (const key of new Set(claim.flatMap(replacedKeys))) {
      for (const line of this.#ofEachClaim(key, first)) {
        if (only && only.claimId !== line.claimId) return []
        only = line
      }
    }
    return this.#claimOf(only, first)
  }

  #listsBy<Key>(lines: Iterable<ClaimLine>, keys: (line: ClaimLine) => readonly Key[]) {
    const lists = new Map<Key, StandingList>()
    for (const line of lines) {
      for (const key of keys(line)) {
        const list = lists.get(key)
        if (list) list.lines.push(line)
        else lists.set(key, new StandingList([line], this.#superseded))
      }
    }
    return lists
  }

  /** One line of a person for each claim that still has any. */
  *#ofEachClaim(key: string, person: ClaimLine): Iterable<ClaimLine> {
    const lines = this.#lists.get(key)?.lines ?? []
    const claims = this.#claimsOfLists.get(key) ?? this.#listsBy(lines, ({ claimId }) => [claimId])
    this.#claimsOfLists.set(key, claims)
    let others = 0
    for (const [claimId, list] of claims) {
      const line = firstOf(person, list.lastFirst())
      if (line) yield line
      else if (list.placeUpTo(list.lines.length - 1) < 0) claims.delete(claimId)
      else if (++others === mostOthers) return
    }
  }

  #placeOf(line: ClaimLine): number {
    return this.#places.get(line) ?? 0
  }

  #claimOf(line: ClaimLine | undefined, person: ClaimLine): readonly ClaimLine[] {
    const list = line && this.#claims.get(line.claimId)
    return list ? Array.from(ofPerson(person, list.lastFirst())) : []
  }
}

function firstOf(person: ClaimLine, lines: Iterable<ClaimLine>): ClaimLine | undefined {
  for (const line of ofPerson(person, lines)) return line
  return undefined
}

/** The lines that may be a person's; very many of other people are not passed over. */
function* ofPerson(person: ClaimLine, lines: Iterable<ClaimLine>): Iterable<ClaimLine> {
  let others = 0
  for (const line of lines) {
    if (mayBeOnePerson(line, person)) yield line
    else if (++others === mostOthers) return
  }
}
