/** Looks in a text, piece by piece, for the next quotation mark that stands alone, which ends a quoted cell or breaks it. */
export class QuoteEnd {
  readonly #delimiter: string
  #isEnd: boolean | undefined
  #held = ''

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  follow(piece: string): void {
    if (this.isFound) return
    const text = this.#held + piece
    this.#held = ''
    for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 2)) {
      const next = text[at + 1]
      if (next === undefined) this.#held = '"'
      else if (next !== '"') {
        this.#isEnd = next === this.#delimiter || next === '\n' || next === '\r'
        return
      }
    }
  }

  get isFound(): boolean {
    return this.#isEnd !== undefined
  }

  /** Whether the mark ends its cell: a delimiter, a new line or nothing at all stands behind it. */
  get isEnd(): boolean {
    return this.#isEnd ?? this.#held !== ''
  }
}
