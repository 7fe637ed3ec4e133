import type { ClaimLine } from '../claim/claim-line.ts'
import type { Supersessions } from './claim-chain.ts'

/** Lines that are looked through again and again while some of them are taken back. */
export class StandingList {
  readonly #superseded: Supersessions
  /** In the order in which they stand; may hold some that stand no more. */
  lines: ClaimLine[]
  /** How often one that stands no more was met. */
  #met = 0

  constructor(lines: ClaimLine[], superseded: Supersessions) {
    this.lines = lines
    this.#superseded = superseded
  }

  /** Those that stand, the last first; what was taken back does not stay to be met for ever. */
  *lastFirst(): Iterable<ClaimLine> {
    if (this.#met > this.lines.length / 2) {
      this.lines = this.lines.filter((line) => !this.#superseded.has(line))
      this.#met = 0
    }
    const { lines } = this
    for (let at = lines.length - 1; at >= 0; at--) {
      const line = lines[at]
      if (line === undefined) continue
      if (this.#superseded.has(line)) this.#met++
      else yield line
    }
  }
}
