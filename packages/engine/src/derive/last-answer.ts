/**
 * Remembers the last answer about a line or a group: its rules ask the same one after another. The
 * answer has to follow from the subject and the two tables alone.
 */
export class LastAnswer<Value> {
  #subject: object | undefined
  #first: object | undefined
  #second: object | undefined
  #value: Value | undefined

  get(
    subject: object,
    first: object | undefined,
    second: object | undefined,
    make: () => Value | undefined,
  ): Value | undefined {
    if (subject === this.#subject && first === this.#first && second === this.#second)
      return this.#value
    const value = make()
    this.#subject = subject
    this.#first = first
    this.#second = second
    this.#value = value
    return value
  }
}
