import { withoutHidden } from './hidden-characters.ts'

/** A row's cells; a short row has fewer than the header. */
export type Cells = readonly string[]

/** Words and marks that stand for an empty cell, in upper case. */
const blankWords: ReadonlySet<string> = new Set([
  '',
  '~',
  '-',
  '--',
  '---',
  '.',
  '\u001a',
  '?',
  '*',
  'N/A',
  '#N/A',
  'NULL',
  '(NULL)',
  'NONE',
  'NAN',
  'NAT',
  '\\N',
  '(BLANK)',
  '<NA>',
  '<NULL>',
  'UNDEFINED',
])

/**
 * The text of a cell: trimmed, out of Excel's `="0012"`, without the apostrophe that keeps a cell
 * text, without invisible characters, with hyphens for dashes; empty where it says "nothing" in one of the usual ways.
 */
export function cellText(cell: string): string {
  let text = cell.trim()
  if (text.length === 0) return text
  const first = text.charCodeAt(0)
  if (first === 61 && text.startsWith('="') && text.endsWith('"')) text = text.slice(2, -1).trim()
  else if (first === 39 && text.length > 1) text = text.slice(1).trim()
  if (unusual.test(text)) text = withoutHidden(text).replace(dashes, '-').trim()
  return isBlankWord(text) ? '' : text
}

/** Hidden characters and dashes: most cells have neither. */
const unusual = /[\0\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u2010-\u2015\u2212]/
const dashes = /[\u2010-\u2015\u2212]/g

/** First characters of blank words, in either case: most cells begin otherwise. */
const blankBeginnings: ReadonlySet<number> = new Set(
  Array.from(blankWords).flatMap((word) => [word.charCodeAt(0), word.toLowerCase().charCodeAt(0)]),
)

const longestBlankWord = 11

function isBlankWord(text: string): boolean {
  return (
    text.length <= longestBlankWord &&
    (text === '' || blankBeginnings.has(text.charCodeAt(0))) &&
    blankWords.has(text.toUpperCase())
  )
}

/** A number that Excel wrote in scientific notation: its last digits are lost. */
export function isScientific(text: string): boolean {
  return text.length >= 5 && /^\d(?:\.\d+)?E\+\d{1,3}$/i.test(text)
}

/** Whether all cells of a row are blank. */
export function isBlankRow(cells: readonly string[]): boolean {
  for (const cell of cells) if (cell !== '' && cellText(cell) !== '') return false
  return true
}

/**
 * The same text in memory of its own. A piece of a larger text keeps the whole of it alive; a
 * joined text that is cut anew keeps only itself.
 */
export function detached(text: string): string {
  return text.length < 13 ? text : ` ${text}`.slice(1)
}
