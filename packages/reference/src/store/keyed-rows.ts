import { buildSlots, KeyIndex } from './key-index.ts'
import type { ReleaseFile, Section } from './release-file.ts'

/**
 * Facts by key. Most rows of a table are alike (a few hundred combinations of indicators stand for
 * 16,000 procedure codes), so each distinct row is kept once, as JSON, and made an object the
 * first time it is asked for. Loading parses nothing.
 */
export class KeyedRows<Row> {
  readonly #index: KeyIndex
  readonly #rowOf: Uint32Array
  readonly #offsets: Uint32Array
  readonly #text: Buffer
  readonly #known: (Row | undefined)[]
  readonly #revive: (stored: unknown) => Row

  /**
   * `revive` makes a row of what the file holds; by default they are the same, for the checksum
   * proves that our own writer wrote it under the table's type.
   */
  constructor(file: ReleaseFile, revive: (stored: unknown) => Row = (stored) => stored as Row) {
    this.#index = new KeyIndex(file.f64('keys'), file.u32('slots'))
    this.#rowOf = file.u32('rowOf')
    this.#offsets = file.u32('offsets')
    const text = file.u8('text')
    this.#text = Buffer.from(text.buffer, text.byteOffset, text.length)
    this.#known = new Array<Row | undefined>(this.#offsets.length - 1)
    this.#revive = revive
  }

  find(key: number): Row | undefined {
    const position = this.#index.find(key)
    if (position < 0) return undefined
    const row = this.#rowOf[position] ?? 0
    return (this.#known[row] ??= this.#read(row))
  }

  #read(row: number): Row {
    const json = this.#text.toString('utf8', this.#offsets[row], this.#offsets[row + 1])
    return this.#revive(JSON.parse(json))
  }
}

/** Rows gathered by key, ready to be written. */
export interface KeyedSections {
  readonly size: number
  sections(): Record<string, Section>
}

/** Gathers rows by key and lays them out as `KeyedRows` reads them. A later row of a key wins. */
export class KeyedRowsBuilder<Row> implements KeyedSections {
  readonly #rowOfKey = new Map<number, number>()
  readonly #distinct = new Map<string, number>()
  readonly #encode: (row: Row) => string

  /** `encode` writes a row as the JSON that `KeyedRows` revives. */
  constructor(encode: (row: Row) => string = (row) => JSON.stringify(row)) {
    this.#encode = encode
  }

  /** Keys so far. */
  get size(): number {
    return this.#rowOfKey.size
  }

  /** `row` is what JSON can hold; `undefined` fields are left out. */
  set(key: number, row: Row): void {
    const json = this.#encode(row)
    let position = this.#distinct.get(json)
    if (position === undefined) {
      position = this.#distinct.size
      this.#distinct.set(json, position)
    }
    this.#rowOfKey.set(key, position)
  }

  has(key: number): boolean {
    return this.#rowOfKey.has(key)
  }

  sections(): Record<string, Section> {
    const keys = Float64Array.from(this.#rowOfKey.keys())
    const texts = Array.from(this.#distinct.keys(), (json) => Buffer.from(json, 'utf8'))
    const offsets = new Uint32Array(texts.length + 1)
    texts.forEach((text, row) => (offsets[row + 1] = (offsets[row] ?? 0) + text.length))
    return {
      keys,
      slots: buildSlots(keys),
      rowOf: Uint32Array.from(this.#rowOfKey.values()),
      offsets,
      text: new Uint8Array(Buffer.concat(texts)),
    }
  }
}
