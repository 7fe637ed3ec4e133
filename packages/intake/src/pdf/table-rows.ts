import type { ReadingDoubt } from '../words/reading-doubt.ts'
import { isTotalRow } from '../table/row-check.ts'
import type { CellLine } from './cell-line.ts'
import { columnAt } from './column-bands.ts'
import { furnitureTest, readsLikeFurniture } from './page-furniture.ts'
import type { DocumentTable, TableSection } from './table-sections.ts'
import { segments, textOf, type TextLine } from './text-lines.ts'
import { attachWrapped } from './wrapped-lines.ts'

/** A row of the table: the line on which it begins to be read, and its cells. */
export interface TableRow {
  readonly line: TextLine
  /** The lines of its cells, where these wrap. */
  readonly parts: readonly TextLine[]
  readonly cells: readonly string[]
  /** Of a scan, where it was read in two ways. */
  readonly doubts: readonly ReadingDoubt[]
}

/** The rows of a document's table. */
export interface TableRows {
  readonly rows: readonly TableRow[]
  /** Titles, page numbers and the like that stand among the pages' lines. */
  readonly linesPassedOver: number
}

/** Reads the rows of all sections. Nothing but page furniture is left out. */
export function tableRows(
  table: DocumentTable,
  pages: readonly (readonly TextLine[])[],
): TableRows {
  const isFurniture = furnitureTest(pages)
  const isRow = rowTest(table)
  let linesPassedOver = 0
  const rows: TableRow[] = []
  for (const section of table.sections) {
    const lines = section.lines.map((line) => cellLine(line, section, table, isRow))
    const attached = attachWrapped(lines)
    const first = attached.findIndex(({ kind }) => kind === 'row')
    const last = attached.findLastIndex(({ kind }) => kind === 'row')
    for (const [at, { line, parts, cells, doubts, kind }] of attached.entries()) {
      const isOutside = at < first || at > last
      const isLost = kind !== 'row' && (isOutside ? isFurniture(line) : readsLikeFurniture(line))
      const isTitle = !section.hasHeader && kind !== 'row' && (first < 0 || at < first)
      if ((isLost || isTitle || isFar(attached, at, last)) && !saysTotal(line)) linesPassedOver++
      else rows.push({ line, parts, cells, doubts })
    }
  }
  return { rows, linesPassedOver }
}

/** Well below the last row of the page: a footer. */
function isFar(lines: readonly CellLine[], at: number, last: number): boolean {
  const line = lines[at]?.line
  const row = lines[last]?.line
  return at > last && !!line && !!row && line.baseline - row.baseline > 6 * line.size
}

function cellLine(
  line: TextLine,
  section: TableSection,
  { header }: DocumentTable,
  isRow: (line: TextLine, section: TableSection) => boolean,
): CellLine {
  if (section.columns.every((column) => column === undefined)) {
    const cells = [...header.map(() => ''), textOf(line.words)]
    return { line, parts: [line], cells, doubts: [], kind: 'apart' }
  }
  const doubts = doubtsOf(line, section)
  if (!saysTotal(line) && isRow(line, section)) {
    const cells = cellsByWord(line, section, header.length)
    return { line, parts: [line], cells, doubts, kind: 'row' }
  }
  const cells = cellsByWord(line, section, header.length)
  const isApart =
    saysTotal(line) ||
    readsLikeFurniture(line) ||
    spansColumns(line, section) ||
    cells.some(isMoney)
  if (!isApart) return { line, parts: [line], cells, doubts, kind: 'wrapped' }
  const pieces = cellsBySegment(line, section, header.length)
  return { line, parts: [line], cells: pieces, doubts, kind: 'apart' }
}

function isMoney(cell: string): boolean {
  return /^[($-]*\d[\d,]*\.\d\d\)?-?$/.test(cell)
}

function saysTotal({ words }: TextLine): boolean {
  return isTotalRow([...segments(words).map((segment) => textOf(segment.words)), textOf(words)])
}

/** Text that runs on from one column into another is a heading, not cells. */
function spansColumns({ words }: TextLine, { edges }: TableSection): boolean {
  return segments(words).some((segment) => {
    const columns = new Set(segment.words.map((word) => columnAt(word, edges)))
    return columns.size > 1
  })
}

function cellsByWord({ words }: TextLine, section: TableSection, width: number): string[] {
  const cells = Array.from({ length: width }, () => '')
  for (const word of words) put(cells, section.columns[columnAt(word, section.edges)], word.text)
  return cells
}

function doubtsOf({ words }: TextLine, { columns, edges }: TableSection): ReadingDoubt[] {
  return words.flatMap((word) => {
    const column = columns[columnAt(word, edges)]
    if (word.doubt === undefined || column === undefined) return []
    return [{ column, read: word.text, other: word.doubt }]
  })
}

/** Keeps text that runs over columns together, in the column where it begins. */
function cellsBySegment({ words }: TextLine, section: TableSection, width: number): string[] {
  const cells = Array.from({ length: width }, () => '')
  for (const segment of segments(words)) {
    const first = segment.words[0]
    if (first) put(cells, section.columns[columnAt(first, section.edges)], textOf(segment.words))
  }
  return cells
}

function put(cells: string[], column: number | undefined, text: string): void {
  if (column === undefined) return
  const before = cells[column]
  cells[column] = before ? `${before} ${text}` : text
}

/**
 * Tells lines on which a row begins. Columns that never wrap and are never blank are filled
 * equally often, once for each row; which are they shows in the number that most columns share. A
 * line begins a row where at least half of them are filled.
 */
function rowTest(table: DocumentTable): (line: TextLine, section: TableSection) => boolean {
  const counts = table.header.map(() => 0)
  for (const section of table.sections) {
    for (const line of section.lines) {
      if (saysTotal(line)) continue
      for (const column of filledColumns(line, section)) counts[column] = (counts[column] ?? 0) + 1
    }
  }
  const steady = steadyColumns(counts)
  return (line, section) => {
    const filled = filledColumns(line, section)
    const shared = [...filled].filter((column) => steady.has(column)).length
    return shared >= steady.size / 2
  }
}

function filledColumns({ words }: TextLine, { columns, edges }: TableSection): Set<number> {
  const filled = words.map((word) => columns[columnAt(word, edges)])
  return new Set(filled.filter((column) => column !== undefined))
}

function steadyColumns(counts: readonly number[]): Set<number> {
  const columns = counts
    .map((count, column) => ({ count, column }))
    .filter(({ count }) => count > 0)
  const same = [...Map.groupBy(columns, ({ count }) => count).values()].sort(
    (a, b) => b.length - a.length || (a[0]?.count ?? 0) - (b[0]?.count ?? 0),
  )[0]
  return new Set((same && same.length > 1 ? same : columns).map(({ column }) => column))
}
