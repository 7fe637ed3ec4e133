/**
 * Remembers the last answer about a line or a group: its rules ask the same one after another. The
 * answer has to follow from the subject and the tables alone.
 */
export class LastAnswer<Subject extends object, First, Second, Value> {
  readonly #make: (subject: Subject, first: First, second: Second) => Value
  #subject: Subject | undefined
  #first: First | undefined
  #second: Second | undefined
  #value: Value | undefined

  /** @param make works the answer out the first time that it is asked for */
  constructor(make: (subject: Subject, first: First, second: Second) => Value) {
    this.#make = make
  }

  get(subject: Subject, first: First, second: Second): Value | undefined {
    const isLast = subject === this.#subject && first === this.#first && second === this.#second
    if (isLast) return this.#value
    const value = this.#make(subject, first, second)
    this.#subject = subject
    this.#first = first
    this.#second = second
    this.#value = value
    return value
  }
}
