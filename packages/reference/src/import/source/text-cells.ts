import Papa from 'papaparse'
import { topRows, type CellSource } from './cell-source.ts'

type Delimiter = ',' | '\t' | '|' | ';'

const delimiters: readonly Delimiter[] = [',', '\t', '|', ';']
const topCharacters = 2 ** 16
const pieceCharacters = 2 ** 20

/** The same text under each delimiter that a file may use. */
export function textCells(text: string): readonly CellSource[] {
  const lines = text.slice(0, topCharacters).split(/\r?\n/, topRows)
  return delimiters.map((delimiter) => new TextCells(text, lines, delimiter))
}

class TextCells implements CellSource {
  readonly top: readonly (readonly string[])[]
  readonly lines: readonly string[]
  readonly #text: string
  readonly #delimiter: Delimiter

  constructor(text: string, lines: readonly string[], delimiter: Delimiter) {
    this.#text = text
    this.lines = lines
    this.#delimiter = delimiter
    const top = text.slice(0, topCharacters)
    this.top = Papa.parse<string[]>(top, { ...dialect(delimiter), preview: topRows }).data
  }

  eachRow(visit: (cells: readonly string[], broken: boolean) => void): void {
    for (const piece of pieces(this.#text, mayQuote(this.#delimiter))) {
      Papa.parse<string[]>(piece, {
        ...dialect(this.#delimiter),
        step: ({ data, errors }) => {
          visit(data, errors.length > 0)
        },
      })
    }
  }

  eachLine(visit: (line: string) => void): void {
    this.#text.split(/\r?\n/).forEach(visit)
  }
}

/** Tab and pipe files of the agencies hold bare quotes (`5" SYRINGE`), so they are not quoted. */
function mayQuote(delimiter: Delimiter): boolean {
  return delimiter === ',' || delimiter === ';'
}

function dialect(delimiter: Delimiter) {
  return mayQuote(delimiter) ? { delimiter } : { delimiter, quoteChar: '\u0000' }
}

/**
 * A large text in pieces of whole lines, so that its rows are never all in memory. One that has
 * quotes stays whole: a line break may stand between them.
 */
function* pieces(text: string, quoted: boolean): Generator<string> {
  if (quoted && text.includes('"')) {
    yield text
    return
  }
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start + pieceCharacters)
    const next = end < 0 ? text.length : end + 1
    yield text.slice(start, next)
    start = next
  }
}
