/** Remembers answers by two texts, and forgets all of them when they become too many. */
export class PairMemo<Value> {
  readonly #most: number
  readonly #known = new Map<string, Map<string, Value>>()
  #count = 0

  constructor(most: number) {
    this.#most = most
  }

  /** The answer that was put for two texts; undefined where none is remembered. */
  get(one: string, other: string): Value | undefined {
    return this.#known.get(one)?.get(other)
  }

  put(one: string, other: string, value: Value): void {
    if (this.#count >= this.#most) {
      this.#known.clear()
      this.#count = 0
    }
    let others = this.#known.get(one)
    if (others === undefined) this.#known.set(one, (others = new Map<string, Value>()))
    others.set(other, value)
    this.#count++
  }
}
