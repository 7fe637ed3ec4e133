import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { QuoteEnd } from './quote-end.ts'
import type { RowVisitor, TokenSource } from './token-source.ts'

/** How the cells of a text are set apart. */
export interface CsvDialect {
  readonly delimiter: ',' | ';' | '\t' | '|' | '~' | '^' | '*'
  readonly newline: '\n' | '\r'
  /** False where quote marks are ordinary characters. */
  readonly quoted: boolean
}

/** One record may not be longer than this; a longer one often has a quote that is not closed. */
const recordLimitCharacters = 1 << 20

/** Of a sheet that was saved to its end; where rows with something in them are few beside them. */
const blankRowsLimit = 1_200_000

const neverAQuote = '\u0001'

/** Rows of a CSV text; `openText` gives the text from its start each time that it is called. */
export function csvTokens(openText: () => AsyncIterable<string>, dialect: CsvDialect): TokenSource {
  return {
    visit: async (visitor) => {
      const reader = new ChunkReader(dialect, visitor)
      const text = Readable.from(watchRecords(openText(), reader, dialect))
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

/** How far a record that is too long is followed to say what is wrong with it. */
const followedCharacters = 1 << 26

/** Passes text on, and stops where no record ends within the limit; what is read to say why is not kept. */
async function* watchRecords(
  text: AsyncIterable<string>,
  reader: ChunkReader,
  dialect: CsvDialect,
): AsyncGenerator<string> {
  const quote = new QuoteEnd(dialect.delimiter)
  let followed = 0
  for await (const chunk of text) {
    reader.expect(chunk)
    if (!reader.isTooLong) yield chunk
    else if (!reader.hasQuotes) throw reader.tooLong()
    else {
      quote.follow(chunk)
      followed += chunk.length
      if (quote.isFound || followed > followedCharacters) break
    }
  }
  if (reader.isTooLong) throw quote.isEnd ? reader.longCell() : reader.brokenQuote()
}

class ChunkReader {
  readonly #visitor: RowVisitor
  readonly #dialect: CsvDialect
  #line = 1
  #openCharacters = 0
  #isTooLong = false
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
    if (this.#openCharacters > recordLimitCharacters + chunk.length) this.#isTooLong = true
    else if (!this.#seenQuote) this.#seenQuote = this.#dialect.quoted && chunk.includes('"')
  }

  /** Whether no record has ended within the limit. */
  get isTooLong(): boolean {
    return this.#isTooLong
  }

  get hasQuotes(): boolean {
    return this.#seenQuote
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

  tooLong(): IntakeRefusal {
    return recordTooLong(this.#line, 'Check that each claim line stands on a line of its own.')
  }

  longCell(): IntakeRefusal {
    return recordTooLong(
      this.#line,
      'It has a cell between quotation marks that goes on for so long. Shorten that cell, or leave its column out.',
    )
  }

  brokenQuote(): IntakeRefusal {
    return brokenQuote(this.#line)
  }
}

function recordTooLong(line: number, whatToDo: string): IntakeRefusal {
  const message = `The record that starts on line ${line} is longer than 1 MB. ${whatToDo}`
  return new IntakeRefusal('record-too-long', message)
}

function brokenQuote(line: number): IntakeRefusal {
  return new IntakeRefusal(
    'unterminated-quote',
    `A quotation mark in the record that starts on line ${line} is never closed or not doubled. Export the file again, or fix that line.`,
  )
}
