import type { ClaimLine } from '../claim/claim-line.ts'

/**
 * Stands for one audit: what is remembered while it runs is kept by it (see `Remembered`), so that two
 * audits in one process never see what the other remembers.
 */
export class Memories {
  /** The lines of the audit that stand, those of earlier uploads included: some things take all of them. */
  readonly lines: readonly ClaimLine[]
  /** By the number of what is remembered. */
  readonly held: (Held<unknown> | undefined)[] = []

  constructor(lines: readonly ClaimLine[] = []) {
    this.lines = lines
  }
}

/** What one audit remembers, and what remembers it. */
interface Held<Value> {
  readonly by: Remembered<Value>
  readonly value: Value
}

/** Something to be remembered during an audit: made when it is first asked for, gone with the audit. */
export class Remembered<Value> {
  static #count = 0
  /** A place of its own in the memories of every audit: rules ask for each line. */
  readonly #number = Remembered.#count++
  readonly #make: (memories: Memories) => Value

  /** @param make may ask the same audit for other things that it remembers */
  constructor(make: (memories: Memories) => Value) {
    this.#make = make
  }

  in(memories: Memories): Value {
    const held = memories.held[this.#number]
    if (held && this.#isOwn(held)) return held.value
    const value = this.#make(memories)
    memories.held[this.#number] = { by: this, value }
    return value
  }

  #isOwn(held: Held<unknown>): held is Held<Value> {
    return held.by === this
  }
}
