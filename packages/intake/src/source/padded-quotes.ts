import type { CsvDialect } from './csv-tokens.ts'

/** Whether blanks stand between delimiters and quotation marks: `"A1", "Doe, Jane"`. */
export function hasPaddedQuotes(sample: string, { delimiter, quoted }: CsvDialect): boolean {
  return quoted && delimiter !== '\t' && sample.includes(`${delimiter} "`)
}

/**
 * The text without the blanks that stand before an opening quotation mark, because such a mark
 * would be taken for a character of the cell.
 */
export async function* withoutPadding(
  text: AsyncIterable<string>,
  dialect: CsvDialect,
): AsyncGenerator<string> {
  const stripper = new PaddingStripper(dialect)
  for await (const chunk of text) yield stripper.take(chunk)
  yield stripper.end()
}

/** The same for a short text. */
export function strippedOfPadding(text: string, dialect: CsvDialect): string {
  const stripper = new PaddingStripper(dialect)
  return stripper.take(text) + stripper.end()
}

class PaddingStripper {
  readonly #delimiter: string
  /** Where the next character stands; `start` is the begin of a cell, before any but blanks. */
  #place: 'start' | 'plain' | 'quoted' = 'start'
  #blanks = ''

  constructor({ delimiter }: CsvDialect) {
    this.#delimiter = delimiter
  }

  take(chunk: string): string {
    const kept: string[] = []
    for (const character of chunk) {
      if (this.#place === 'start' && character === ' ') {
        this.#blanks += character
        continue
      }
      const opens = this.#place === 'start' && character === '"'
      if (!opens) kept.push(this.#blanks)
      this.#blanks = ''
      this.#place = opens ? 'quoted' : this.#placeAfter(character)
      kept.push(character)
    }
    return kept.join('')
  }

  end(): string {
    return this.#blanks
  }

  /** A doubled quotation mark leaves the quotes and opens them again. */
  #placeAfter(character: string): 'start' | 'plain' | 'quoted' {
    if (this.#place === 'quoted') return character === '"' ? 'start' : 'quoted'
    const isEnd = character === this.#delimiter || character === '\n' || character === '\r'
    return isEnd ? 'start' : 'plain'
  }
}
