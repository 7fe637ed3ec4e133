import type { Day } from '../../claim/day.ts'

/** Days of eleven years; a power of two. */
const slots = 4096

/**
 * What was worked out for days: each in the slot of its number, where another day takes its place. Faster
 * than a map, and no larger however wild the dates of a file are.
 */
export class ByDay<Value> {
  readonly #make: (day: Day | undefined) => Value
  readonly #known = new Array<Known<Value> | undefined>(slots).fill(undefined)

  constructor(make: (day: Day | undefined) => Value) {
    this.#make = make
  }

  on(day: Day | undefined): Value {
    const slot = (day ?? 0) & (slots - 1)
    const known = this.#known[slot]
    if (known !== undefined && known.day === day) return known.value
    const value = this.#make(day)
    this.#known[slot] = { day, value }
    return value
  }
}

interface Known<Value> {
  readonly day: Day | undefined
  readonly value: Value
}
