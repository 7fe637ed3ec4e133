import type { ClaimLine } from '../claim/claim-line.ts'
import type { Supersessions } from './claim-chain.ts'

/**
 * Lines that are looked through again and again while some of them are taken back. Whoever passes over
 * lines that stand no more leaves a way around them: they are not met for ever.
 */
export class StandingList {
  readonly #superseded: Supersessions
  /** In the order in which they stand; may hold some that stand no more. */
  readonly lines: ClaimLine[]
  /** For places that stand no more, one before it that may. */
  readonly #ways: number[] = []
  #turned: StandingList | undefined

  constructor(lines: ClaimLine[], superseded: Supersessions) {
    this.lines = lines
    this.#superseded = superseded
  }

  /** Those that stand, the last first. */
  *lastFirst(): Iterable<ClaimLine> {
    for (let at = this.placeUpTo(this.lines.length - 1); at >= 0; at = this.placeUpTo(at - 1)) {
      const line = this.lines[at]
      if (line) yield line
    }
  }

  /** Those that stand, in their order; to be asked when all lines are in. */
  inOrder(): Iterable<ClaimLine> {
    this.#turned ??= new StandingList(this.lines.toReversed(), this.#superseded)
    return this.#turned.lastFirst()
  }

  /** The place of the last that stands up to a place; -1 where none does. */
  placeUpTo(from: number): number {
    let place = from
    while (place >= 0 && this.#isGone(place)) place = this.#ways[place] ?? place - 1
    for (let at = from; at > place;) {
      const next = this.#ways[at] ?? at - 1
      this.#ways[at] = place
      at = next
    }
    return place
  }

  #isGone(place: number): boolean {
    const line = this.lines[place]
    return line === undefined || this.#superseded.has(line)
  }
}
