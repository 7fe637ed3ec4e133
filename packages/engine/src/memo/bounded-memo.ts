/** Remembers answers by text, and forgets all of them when they become too many. */
export class BoundedMemo<Value> {
  readonly #most: number
  readonly #make: (key: string) => Value
  readonly #known = new Map<string, { readonly value: Value }>()

  /** @param make works an answer out the first time that it is asked for */
  constructor(most: number, make: (key: string) => Value) {
    this.#most = most
    this.#make = make
  }

  get(key: string): Value {
    const known = this.#known.get(key)
    if (known) return known.value
    if (this.#known.size >= this.#most) this.#known.clear()
    const value = this.#make(key)
    this.#known.set(key, { value })
    return value
  }
}

/** One memo for each table, gone when the table is. */
export function memoByTable<Table extends object, Value>(
  most: number,
  make: (key: string, table: Table) => Value,
): (table: Table) => BoundedMemo<Value> {
  const memos = new WeakMap<Table, BoundedMemo<Value>>()
  const addFor = (table: Table) => {
    const fresh = new BoundedMemo(most, (key) => make(key, table))
    memos.set(table, fresh)
    return fresh
  }
  let last: { readonly table: Table; readonly memo: BoundedMemo<Value> } | undefined
  return (table) => {
    if (last?.table !== table) last = { table, memo: memos.get(table) ?? addFor(table) }
    return last.memo
  }
}
