import { joinWords } from '../names/header-words.ts'
import { columnEdges } from './column-bands.ts'
import { pdfRefusal } from './pdf-refusal.ts'
import { findHeaders, namesIn, type FoundHeader } from './find-headers.ts'
import { joinedByRows, namesByRows } from './parted-names.ts'
import type { PdfWord } from './pdf-page.ts'
import { segmentOf, textOf, type Segment, type TextLine } from './text-lines.ts'

/** Lines of one page that stand under one header, or that go on under the header of a page before. */
export interface TableSection {
  readonly lines: readonly TextLine[]
  /** The header stands above the lines on the same page. */
  readonly hasHeader: boolean
  /** Where the columns of the section part. */
  readonly edges: readonly number[]
  /** For each column of the section the column of the main table; undefined where it has no such. */
  readonly columns: readonly (number | undefined)[]
}

/** The table that a document consists of. */
export interface DocumentTable {
  readonly header: readonly string[]
  /** First line of its first header. */
  readonly headerLine: TextLine
  readonly sections: readonly TableSection[]
  /** Lines above the first header of all, and of headers that repeat. */
  readonly linesPassedOver: number
}

interface Block {
  readonly header: FoundHeader | undefined
  readonly headerLines: readonly TextLine[]
  readonly lines: readonly TextLine[]
}

/** Whether names have run together: three known ones or more, side by side in one piece. */
function hasRunTogether(cells: readonly Segment[]): boolean {
  return cells.some(({ words }) => (namesIn(words)?.length ?? 0) >= 3)
}

/**
 * Finds the headers of all pages and where their columns stand; undefined where there is none.
 * Throws `IntakeRefusal` where columns stand too close to be told apart.
 */
export function tableSections(pages: readonly (readonly TextLine[])[]): DocumentTable | undefined {
  const blocks = pages.flatMap(pageBlocks)
  const layouts = new Layouts(blocks)
  const main = mainBlock(blocks)
  const headerLine = main?.headerLines[0]
  if (!main?.header || !headerLine) return undefined
  if (layouts.isUnclear(main.header)) throw pdfRefusal('columns-unclear')
  const header = layouts.namesOf(main.header)
  const first = blocks.indexOf(main)
  const sections: TableSection[] = []
  for (const block of blocks.slice(first)) {
    const before = sections.at(-1)
    if (block.header) {
      sections.push({
        lines: block.lines,
        hasHeader: true,
        edges: layouts.edgesOf(block.header),
        columns: sameColumns(layouts.namesOf(block.header), header),
      })
    } else if (before) sections.push({ ...before, lines: block.lines, hasHeader: false })
  }
  const above = blocks.slice(0, first).reduce((sum, { lines }) => sum + lines.length, 0)
  const repeats = blocks.reduce((sum, { headerLines }) => sum + headerLines.length, 0)
  return {
    header,
    headerLine,
    sections,
    linesPassedOver: above + repeats - main.headerLines.length,
  }
}

function pageBlocks(lines: readonly TextLine[]): Block[] {
  const headers = findHeaders(lines)
  const blocks: Block[] = []
  const top = lines.slice(0, headers[0]?.from)
  if (top.length > 0) blocks.push({ header: undefined, headerLines: [], lines: top })
  for (const [at, header] of headers.entries()) {
    blocks.push({
      header,
      headerLines: lines.slice(header.from, header.to),
      lines: lines.slice(header.to, headers[at + 1]?.from),
    })
  }
  return blocks
}

/** The first block of the header that names most columns; of such, the one with most lines below. */
function mainBlock(blocks: readonly Block[]): Block | undefined {
  const byText = Map.groupBy(
    blocks.filter(({ header }) => header),
    ({ header }) => textKey(header),
  )
  const size = (same: readonly Block[]) => same.reduce((sum, { lines }) => sum + lines.length, 0)
  const known = (same: readonly Block[]) => same[0]?.header?.known ?? 0
  return [...byText.values()].sort((a, b) => known(b) - known(a) || size(b) - size(a))[0]?.[0]
}

function textKey(header: FoundHeader | undefined): string {
  return header?.cells.map(({ words }) => textOf(words)).join('\n') ?? ''
}

/**
 * Names and edges of headers. Headers of the same text are divided into the same names; those that
 * stand in the same place share their edges, found from the rows of all of them.
 */
class Layouts {
  readonly #cells = new Map<FoundHeader, readonly Segment[]>()
  readonly #edges = new Map<FoundHeader, readonly number[]>()

  constructor(blocks: readonly Block[]) {
    const withHeader = blocks.flatMap(({ header, lines }) => (header ? [{ header, lines }] : []))
    for (const same of Map.groupBy(withHeader, ({ header }) => textKey(header)).values()) {
      const lines = same.flatMap((block) => block.lines)
      const pieces =
        same[0]?.header.cells.map((cell, _, all) => divide(cell, lines, all.length)) ?? []
      for (const { header } of same)
        this.#cells.set(header, joinedByRows(redivided(header, pieces), lines))
    }
    const byPlace = Map.groupBy(withHeader, ({ header }) => this.#placeKey(header))
    for (const same of byPlace.values()) {
      const cells = this.#cellsOf(same[0]?.header)
      const edges = columnEdges(
        cells,
        same.flatMap(({ lines }) => lines),
      )
      for (const { header } of same) this.#edges.set(header, edges)
    }
  }

  namesOf(header: FoundHeader): string[] {
    return this.#cellsOf(header).map(({ words }) => textOf(words))
  }

  isUnclear(header: FoundHeader): boolean {
    return hasRunTogether(this.#cellsOf(header))
  }

  edgesOf(header: FoundHeader): readonly number[] {
    return this.#edges.get(header) ?? []
  }

  #cellsOf(header: FoundHeader | undefined): readonly Segment[] {
    return (header && this.#cells.get(header)) ?? []
  }

  #placeKey(header: FoundHeader): string {
    const lefts = this.#cellsOf(header).map(({ left }) => Math.round(left / 2))
    return `${textKey(header)}\n${lefts.join(' ')}`
  }
}

/** Lengths of the names in a piece of a header, in words from left to right. */
function divide({ words }: Segment, lines: readonly TextLine[], columns: number): number[] {
  const rows = lines.filter((line) => line.words.length >= Math.max(2, columns / 2))
  let from = 0
  return divideByName(words, lines).flatMap((length) => {
    from += length
    const names = namesByRows(words.slice(from - length, from), rows)
    return names.map((name) => name.length)
  })
}

/**
 * `Units Charge` over two columns is 1 and 1. What is one known name (`Charge Allowed`) is two only where nearly all
 * rows say so.
 */
function divideByName(words: readonly PdfWord[], lines: readonly TextLine[]): number[] {
  const whole = [words.length]
  if (words.some(({ baseline }) => baseline !== words[0]?.baseline)) return whole
  const fewest = namesIn(words)
  const names = fewest?.length === 1 ? namesIn(words, 'most') : fewest
  if (!names || names.length < 2) return whole
  const needed = fewest === names ? 1 : Math.max(5, lines.length * 0.7)
  const isParted = names.slice(1).every((name, at) => {
    const left = names[at]?.at(-1)
    const right = name[0]
    if (!left || !right) return false
    return partedLines((left.right + right.left) / 2, words, lines) >= needed
  })
  return isParted ? names.map((name) => name.length) : whole
}

/** In how many lines text stands on both sides of the point; 0 where it runs well across it in any. */
function partedLines(x: number, name: Segment['words'], lines: readonly TextLine[]): number {
  const { left, right } = segmentOf(name)
  let parted = 0
  for (const { words } of lines) {
    const under = words.filter((word) => word.right > left && word.left < right)
    if (under.some((word) => word.left < x - word.space && word.right > x + word.space)) return 0
    const isBefore = under.some((word) => word.right <= x + word.space)
    const isBehind = under.some((word) => word.left >= x - word.space)
    if (isBefore && isBehind) parted++
  }
  return parted
}

function redivided(header: FoundHeader, pieces: readonly (readonly number[])[]): Segment[] {
  return header.cells.flatMap((cell, at) => {
    const lengths = pieces[at] ?? []
    if (lengths.length < 2) return [cell]
    const words = cell.words.toSorted((a, b) => a.left - b.left)
    let from = 0
    return lengths.map((length) => {
      from += length
      const name = words.slice(from - length, from)
      return segmentOf(name.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left))
    })
  })
}

/** Columns of the main table by name; none where the tables share too few names to be the same. */
function sameColumns(names: readonly string[], main: readonly string[]): (number | undefined)[] {
  const free = new Map(main.map((name, at) => [at, joinWords(name)]))
  const columns = names.map((name, at) => {
    const joined = joinWords(name)
    const same = free.get(at) === joined ? at : [...free].find(([, other]) => other === joined)?.[0]
    if (same !== undefined) free.delete(same)
    return same
  })
  const shared = columns.filter((column) => column !== undefined).length
  const enough = shared >= 0.6 * Math.max(names.length, main.length)
  return enough ? columns : columns.map(() => undefined)
}
