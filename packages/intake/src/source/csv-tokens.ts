import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import type { RowVisitor, TokenSource } from './token-source.ts'

/** How the cells of a text are set apart. */
export interface CsvDialect {
  readonly delimiter: ',' | ';' | '\t' | '|' | '~' | '^' | '*'
  readonly newline: '\n' | '\r'
  /** False where quote marks are ordinary characters. */
  readonly quoted: boolean
}

/** One record may not be longer than this; a longer one is nearly always an unclosed quote. */
const recordLimitCharacters = 1 << 20

/** Of a sheet that was saved to its end; where rows with something in them are few beside them. */
const blankRowsLimit = 1_200_000

const neverAQuote = '\u0001'

/** Rows of a CSV text; `openText` gives the text from its start each time that it is called. */
export function csvTokens(openText: () => AsyncIterable<string>, dialect: CsvDialect): TokenSource {
  return {
    visit: async (visitor) => {
      const reader = new ChunkReader(dialect, visitor)
      const text = Readable.from(watchRecords(openText(), reader))
      try {
        await parseStream(text, dialect, reader)
      } finally {
        text.destroy()
      }
    },
  }
}

/** Rows of a short text, whole in memory. */
export function parseCsv(text: string, dialect: CsvDialect): string[][] {
  return Papa.parse<string[]>(text, papaConfig(dialect)).data
}

function papaConfig(dialect: CsvDialect) {
  return {
    delimiter: dialect.delimiter,
    newline: dialect.newline,
    quoteChar: dialect.quoted ? '"' : neverAQuote,
    skipEmptyLines: false,
  } as const
}

function parseStream(text: Readable, dialect: CsvDialect, reader: ChunkReader): Promise<void> {
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(text, {
      ...papaConfig(dialect),
      chunk: (results, parser) => {
        try {
          if (reader.take(results)) return
          resolve()
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
        parser.abort()
      },
      complete: () => {
        resolve()
      },
      error: reject,
    })
  })
}

/** Passes text on, and stops where no record ends within the limit. */
async function* watchRecords(
  text: AsyncIterable<string>,
  reader: ChunkReader,
): AsyncGenerator<string> {
  for await (const chunk of text) {
    reader.expect(chunk)
    yield chunk
  }
}

class ChunkReader {
  readonly #visitor: RowVisitor
  readonly #dialect: CsvDialect
  #line = 1
  #openCharacters = 0
  #seenQuote = false
  #blankRows = 0
  #filledRows = 0

  constructor(dialect: CsvDialect, visitor: RowVisitor) {
    this.#dialect = dialect
    this.#visitor = visitor
  }

  /** Notes text that is about to be parsed. */
  expect(chunk: string): void {
    this.#openCharacters += chunk.length
    if (this.#openCharacters > recordLimitCharacters + chunk.length) throw this.#openRecord()
    if (!this.#seenQuote) this.#seenQuote = this.#dialect.quoted && chunk.includes('"')
  }

  /** Hands the rows of a parsed chunk on; false where the visitor has seen enough. */
  take({ data, errors }: Papa.ParseResult<string[]>): boolean {
    if (data.length > 0) this.#openCharacters = 0
    // An error on the row after the last is one that the next chunk settles.
    const broken = errors.find(({ row = 0 }) => row < data.length)
    let at = 0
    for (const cells of data) {
      if (broken?.row === at++) throw brokenQuote(this.#line)
      this.#count(cells)
      if (this.#visitor(cells, this.#line) === false) return false
      this.#line += 1 + (this.#seenQuote ? this.#newlinesIn(cells) : 0)
    }
    return true
  }

  #count(cells: readonly string[]): void {
    if (cells.some((cell) => cell !== '')) this.#filledRows++
    else if (++this.#blankRows > Math.max(blankRowsLimit, 4 * this.#filledRows)) {
      throw new IntakeRefusal(
        'too-many-blank-rows',
        `Up to line ${this.#line} the file has more than ${blankRowsLimit.toLocaleString('en-US')} blank rows and few others. Delete the blank rows, then send it again.`,
      )
    }
  }

  #newlinesIn(cells: readonly string[]): number {
    const { newline } = this.#dialect
    let count = 0
    for (const cell of cells) {
      for (let at = cell.indexOf(newline); at !== -1; at = cell.indexOf(newline, at + 1)) count++
    }
    return count
  }

  #openRecord(): IntakeRefusal {
    if (this.#seenQuote) return brokenQuote(this.#line)
    return new IntakeRefusal(
      'record-too-long',
      `The record that starts on line ${this.#line} is longer than 1 MB. Check that each claim line stands on a line of its own.`,
    )
  }
}

function brokenQuote(line: number): IntakeRefusal {
  return new IntakeRefusal(
    'unterminated-quote',
    `A quotation mark in the record that starts on line ${line} is never closed or not doubled. Export the file again, or fix that line.`,
  )
}
