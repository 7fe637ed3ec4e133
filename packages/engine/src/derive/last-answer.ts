import type { ClaimLine } from '../claim-line.ts'

/**
 * Remembers the last answer about a line: the rules of a line ask the same one after another. The
 * answer has to follow from the line and the two tables alone.
 */
export class LastAnswer<Value> {
  #line: ClaimLine | undefined
  #first: object | undefined
  #second: object | undefined
  #value: Value | undefined

  get(
    line: ClaimLine,
    first: object | undefined,
    second: object | undefined,
    make: () => Value | undefined,
  ): Value | undefined {
    if (line === this.#line && first === this.#first && second === this.#second) return this.#value
    const value = make()
    this.#line = line
    this.#first = first
    this.#second = second
    this.#value = value
    return value
  }
}
