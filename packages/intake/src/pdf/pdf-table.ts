import { isHeading } from '../table/labelled-facts.ts'
import type { PagePlace } from '../words/row-place.ts'
import { unsureFactAbove, type ReadingDoubt } from '../words/reading-doubt.ts'
import type { TokenRow } from '../source/token-source.ts'
import { headingsInTwoLines } from './headings-in-two-lines.ts'
import { hasUnsureFacts, labelledCells } from './headings-of-scans.ts'
import { lieOf, placeOfLines } from './line-place.ts'
import type { PdfPage } from './pdf-page.ts'
import { pdfRefusal } from './pdf-refusal.ts'
import { tableRows } from './table-rows.ts'
import { tableSections } from './table-sections.ts'
import { segments, sentenceGap, textLines, textOf, type TextLine } from './text-lines.ts'

/** The table of a PDF as rows of cells: its header, what is said above it, and its rows. */
export interface PdfTable {
  /** `row` is page and line in one number: with three digits for the line, 3017 is page 3, line 17. */
  readonly rows: readonly TokenRow[]
  readonly notes: readonly string[]
  /** Where a row stands, in words. */
  readonly placeOf: (row: number) => string
  readonly onPage: (row: number) => PagePlace | undefined
  /** What of a row two readers of a scan read differently. */
  readonly doubtsOf: (row: number) => readonly ReadingDoubt[]
}

/** Finds the table in the words of all pages. Throws `IntakeRefusal` where there is none. */
export function pdfTable(pages: readonly PdfPage[]): PdfTable {
  const all = pages.map(textLines)
  const scans = new Set(pages.filter(({ isScan }) => isScan === true).map(({ page }) => page))
  const lies = new Map(pages.map((page) => [page.page, lieOf(page)]))
  const inTwo = new Map(all.flatMap(headingsInTwoLines).map((heading) => [heading.values, heading]))
  const cellsOf = (line: TextLine) =>
    inTwo.get(line)?.cells ?? (scans.has(line.page) ? labelledCells(line) : piecesOf(line))
  const headings = all.flat().filter((line) => isHeading(cellsOf(line)))
  const isHeadingLine = new Set([...headings, ...Array.from(inTwo.values(), ({ names }) => names)])
  const linesOfPages = all.map((lines) => lines.filter((line) => !isHeadingLine.has(line)))
  const table = tableSections(linesOfPages)
  if (!table) throw pdfRefusal('no-table')
  const { rows, linesPassedOver } = tableRows(table, linesOfPages)
  const factor = lineFactor(all)
  const numbered = ({ page, line }: TextLine) => page * factor + line
  const placeOf = (row: number) => `Page ${Math.floor(row / factor)}, line ${row % factor}`
  const doubts = new Map(rows.map((row) => [numbered(row.line), row.doubts]))
  const header = numbered(table.headerLine)
  const partsOf = new Map<number, readonly TextLine[]>([
    ...rows.map(({ line, parts }) => [numbered(line), parts] as const),
    ...headings.map((line) => [numbered(line), [line]] as const),
  ])
  const unsure = headings.filter(hasUnsureFacts)
  const unsureAbove = unsure.filter((line) => numbered(line) < header)
  const between = headings.map(numbered).filter((row) => row > header)
  const unsureBetween = new Set(unsure.map(numbered).filter((row) => row > header))
  const headingOf = (row: number) => between.findLast((heading) => heading < row) ?? header
  return {
    rows: [
      { row: header, cells: table.header },
      ...rows.map(({ line, cells }) => ({ row: numbered(line), cells })),
      ...headings.map((line) => ({
        row: numbered(line),
        cells: unsureAbove.includes(line) ? labelledCells(line, true) : cellsOf(line),
      })),
    ].sort((a, b) => a.row - b.row),
    notes: [
      numberingNote(factor, placeOf),
      ...emptyPageNotes(pages),
      ...unsureNotes(unsureAbove.map((line) => placeOf(numbered(line)))),
      ...passedOverNotes(linesPassedOver + table.linesPassedOver + inTwo.size),
    ],
    placeOf,
    onPage: (row) => {
      const lie = lies.get(Math.floor(row / factor))
      return lie && placeOfLines(partsOf.get(row) ?? [], lie)
    },
    doubtsOf: (row) =>
      unsureBetween.has(headingOf(row)) ? [unsureFactAbove] : (doubts.get(row) ?? []),
  }
}

/**
 * What stands apart on a line, piece by piece. Some programs write every word by itself: facts that show where words
 * one blank apart are taken together are read so.
 */
function piecesOf({ words }: TextLine): string[] {
  const sentences = segments(words, sentenceGap).map((segment) => textOf(segment.words))
  if (isHeading(sentences)) return sentences
  return segments(words).map((segment) => textOf(segment.words))
}

/** A thousand, or more where a page has more lines. */
function lineFactor(pages: readonly (readonly TextLine[])[]): number {
  const most = pages.reduce((longest, lines) => Math.max(longest, lines.length), 0)
  return Math.max(1000, 10 ** Math.ceil(Math.log10(most + 1)))
}

function numberingNote(factor: number, placeOf: (row: number) => string): string {
  const example = 3 * factor + 17
  return `The file is a PDF: its rows are numbered by page and line of text (${example} is ${placeOf(example).toLowerCase()}).`
}

function unsureNotes(places: readonly string[]): string[] {
  if (places.length === 0) return []
  return [
    `Facts above the table were read in two ways and are left out: ${places.join('; ').toLowerCase()}.`,
  ]
}

function emptyPageNotes(pages: readonly PdfPage[]): string[] {
  const empty = pages.filter(({ words }) => words.length === 0).map(({ page }) => page)
  if (empty.length === 0) return []
  const named = empty.slice(0, 20).join(', ') + (empty.length > 20 ? ' and more' : '')
  return [
    `${empty.length} of ${pages.length} pages have no text (page ${named}). If they are scans, their claims are missing from this audit.`,
  ]
}

function passedOverNotes(count: number): string[] {
  if (count === 0) return []
  return [
    `${count} ${count === 1 ? 'line' : 'lines'} of titles, page numbers and repeated headers were passed over.`,
  ]
}
