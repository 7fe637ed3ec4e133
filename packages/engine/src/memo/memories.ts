/**
 * Stands for one audit: what is remembered while it runs is kept by it (see `Remembered`), so that two
 * audits in one process never see what the other remembers.
 */
export class Memories {
  /** How many things were remembered so far. */
  size = 0
}

/** Something to be remembered during an audit: made when it is first asked for, gone with the audit. */
export class Remembered<Value> {
  readonly #make: (memories: Memories) => Value
  readonly #byAudit = new WeakMap<Memories, { readonly value: Value }>()

  /** @param make may ask the same audit for other things that it remembers */
  constructor(make: (memories: Memories) => Value) {
    this.#make = make
  }

  in(memories: Memories): Value {
    const known = this.#byAudit.get(memories)
    if (known) return known.value
    const value = this.#make(memories)
    this.#byAudit.set(memories, { value })
    memories.size++
    return value
  }
}
