/** Files of more services are seldom, and a table of all their pairs would be large. */
const mostTabled = 256

/** A file of local codes has no end of pairs, so only so many are remembered. */
const mostRemembered = 1 << 18

/** What was found out about pairs of numbers, in either order; answers are 0 or more. */
export class PairAnswers {
  readonly #count: number
  /** All pairs, -1 where nothing was found out yet. */
  readonly #table: Int32Array | undefined
  readonly #remembered = new Map<number, number>()

  /** @param count the numbers are below it */
  constructor(count: number) {
    this.#count = count
    if (count <= mostTabled) this.#table = new Int32Array(count * count).fill(-1)
  }

  /** Undefined where nothing is remembered. */
  get(one: number, other: number): number | undefined {
    const pair = this.#pairOf(one, other)
    if (this.#table === undefined) return this.#remembered.get(pair)
    const answer = this.#table[pair] ?? -1
    return answer === -1 ? undefined : answer
  }

  set(one: number, other: number, answer: number): void {
    const pair = this.#pairOf(one, other)
    if (this.#table !== undefined) this.#table[pair] = answer
    else {
      if (this.#remembered.size >= mostRemembered) this.#remembered.clear()
      this.#remembered.set(pair, answer)
    }
  }

  #pairOf(one: number, other: number): number {
    return one < other ? one * this.#count + other : other * this.#count + one
  }
}
