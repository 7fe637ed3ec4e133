/**
 * Numbers of things that are looked for by a key and then one by one, those met last first. Only so
 * many of a key are remembered, so that looking stays cheap whatever a file holds.
 */
export class RecentNumbers<Key> {
  readonly #byKey = new Map<Key, number[]>()
  readonly #mostOfKey: number

  constructor(mostOfKey: number) {
    this.#mostOfKey = mostOfKey
  }

  /** The numbers of a key. */
  of(key: Key): number[] {
    let numbers = this.#byKey.get(key)
    if (numbers === undefined) this.#byKey.set(key, (numbers = []))
    return numbers
  }

  /** Remembers a number among those of its key, the one met longest ago making room. */
  remember(numbers: number[], number: number): number {
    if (numbers.length === this.#mostOfKey) numbers.pop()
    return this.meet(numbers, numbers.push(number) - 1)
  }

  /** The number that was found at a place, which is the first to be looked at from then on. */
  meet(numbers: number[], at: number): number {
    const number = numbers[at] ?? 0
    numbers[at] = numbers[0] ?? number
    numbers[0] = number
    return number
  }
}
