/** Remembers answers by text, and forgets all of them when they become too many. */
export class BoundedMemo<Value> {
  readonly #most: number
  readonly #known = new Map<string, { readonly value: Value }>()

  constructor(most: number) {
    this.#most = most
  }

  /** The answer to a question, worked out by `make` the first time it is asked. */
  get(key: string, make: (key: string) => Value): Value {
    const known = this.#known.get(key)
    if (known) return known.value
    if (this.#known.size >= this.#most) this.#known.clear()
    const value = make(key)
    this.#known.set(key, { value })
    return value
  }
}

/** One memo for each table, gone when the table is. */
export function memoByTable<Value>(most: number): (table: object) => BoundedMemo<Value> {
  const memos = new WeakMap<object, BoundedMemo<Value>>()
  return (table) => {
    const known = memos.get(table)
    if (known) return known
    const fresh = new BoundedMemo<Value>(most)
    memos.set(table, fresh)
    return fresh
  }
}
