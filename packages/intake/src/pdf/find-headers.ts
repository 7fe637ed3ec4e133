import { isKnownHeader } from '../names/name-index.ts'
import type { PdfWord } from './pdf-page.ts'
import { segmentOf, segments, textOf, type Segment, type TextLine } from './text-lines.ts'

/** Column names over one to four lines. */
export interface FoundHeader {
  /** Index of its first line among the lines of the page. */
  readonly from: number
  /** Index behind its last line. */
  readonly to: number
  /** Its names from left to right; words of a name from top to bottom. */
  readonly cells: readonly Segment[]
  /** How many names are names that claims files use. */
  readonly known: number
}

const headerLines = 4
/** Lines of one header are no further apart than this many font sizes. */
const lineDistance = 1.8
const knownNeeded = 3

/** The headers of a page from the top: a table begins at each. */
export function findHeaders(lines: readonly TextLine[]): FoundHeader[] {
  const candidates = lines
    .flatMap((_, from) => headersFrom(lines, from))
    .sort(
      (a, b) =>
        a.cut - b.cut ||
        b.known - a.known ||
        b.stacked - a.stacked ||
        a.to - a.from - (b.to - b.from),
    )
  const best = candidates[0]?.known ?? 0
  const found: FoundHeader[] = []
  for (const candidate of candidates) {
    const apart = found.every(({ from, to }) => candidate.to <= from || candidate.from >= to)
    if (apart && candidate.known >= best * 0.6) found.push(candidate)
  }
  return found.sort((a, b) => a.from - b.from)
}

interface Candidate extends FoundHeader {
  /** Pieces that stand over or under others, less those that stand alone in a further line. */
  readonly stacked: number
  /** How many lines above and below go on with its names. */
  readonly cut: number
}

function headersFrom(lines: readonly TextLine[], from: number): Candidate[] {
  const found: Candidate[] = []
  const rows: Segment[][] = []
  for (let to = from + 1; to <= Math.min(lines.length, from + headerLines); to++) {
    const line = lines[to - 1]
    const above = lines[to - 2]
    if (!line || (rows.length > 0 && above && isFar(above, line))) break
    const row = segments(line.words)
    if (!row.every(readsLikeName)) break
    rows.push(row)
    if (isTitled(rows)) break
    const { cells, stacked } = stack(rows)
    const known = knownNames(cells)
    if (known >= knownNeeded && known >= cells.length / 2)
      found.push({ from, to, cells, known, stacked, cut: cutOff(lines, from, to, cells) })
  }
  return found
}

function cutOff(
  lines: readonly TextLine[],
  from: number,
  to: number,
  cells: readonly Segment[],
): number {
  const [above, first] = [lines[from - 1], lines[from]]
  const [last, below] = [lines[to - 1], lines[to]]
  const isAbove = above && first && !isFar(above, first) && goesOn(above, cells)
  const isBelow = last && below && !isFar(last, below) && goesOn(below, cells)
  return Number(isAbove === true) + Number(isBelow === true)
}

/** Whether nothing stands in a line but further words of names, each over or under one, and those of half of them or more. */
function goesOn({ words }: TextLine, cells: readonly Segment[]): boolean {
  const pieces = segments(words)
  return (
    pieces.length >= Math.max(2, cells.length / 2) &&
    pieces.every(
      (piece) =>
        readsLikeName(piece) && !/\d/.test(textOf(piece.words)) && standsOverOne(piece, cells),
    )
  )
}

/** A piece over names that stand close together is the heading of a group. */
function standsOverOne(piece: Segment, cells: readonly Segment[]): boolean {
  const [cell, ...more] = cells.filter((one) => overlap(one, piece))
  return cell !== undefined && more.length === 0 && (namesIn(cell.words)?.length ?? 0) < 2
}

/** `PAID CLAIMS` over the first of the names is a title, where these are known without it and not with it. */
function isTitled([first, second]: readonly (readonly Segment[])[]): boolean {
  const [title, ...more] = first ?? []
  if (!title || !second || more.length > 0) return false
  const below = second.find((piece) => overlap(piece, title))
  if (!below) return false
  const name = textOf(below.words)
  return isKnownHeader(name) && !isKnownHeader(`${textOf(title.words)} ${name}`)
}

function isFar(above: TextLine, below: TextLine): boolean {
  return below.baseline - above.baseline > lineDistance * Math.max(above.size, below.size)
}

/** Names have letters; `#`, `$` and `%` are names too. */
function readsLikeName({ words }: Segment): boolean {
  const text = textOf(words)
  return /\p{L}/u.test(text) || /^[#$%]$/.test(text)
}

/** How many names are known, where a name may also be several that stand close together. */
function knownNames(cells: readonly Segment[]): number {
  return cells.reduce((sum, { words }) => sum + (namesIn(words)?.length ?? someNames(words)), 0)
}

/** How many words of a piece are names, where most of them are: `Qty Charges Credits`. */
function someNames(words: readonly PdfWord[]): number {
  const known = words.filter((word) => isKnownHeader(word.text)).length
  return words.length > 2 && known * 2 > words.length && isOnOneLine(words) ? known : 0
}

function isOnOneLine(words: readonly PdfWord[]): boolean {
  return words.every(({ baseline }) => baseline === words[0]?.baseline)
}

/**
 * Takes words apart into known names, as few as possible or as many: `Units Charge` are two, `Date
 * of Service` is one. Undefined where that cannot be done.
 */
export function namesIn(
  words: readonly PdfWord[],
  wanted: 'fewest' | 'most' = 'fewest',
): PdfWord[][] | undefined {
  const found: (PdfWord[][] | undefined)[] = Array.from({ length: words.length }, () => undefined)
  found.push([])
  for (let from = words.length - 1; from >= 0; from--) {
    for (let to = from + 1; to <= Math.min(words.length, from + longestName); to++) {
      const rest = found[to]
      const best = found[from]?.length
      if (!rest || !isKnownHeader(textOf(words.slice(from, to)))) continue
      const isBetter =
        best === undefined || (wanted === 'most' ? rest.length >= best : rest.length + 1 < best)
      if (isBetter) found[from] = [words.slice(from, to), ...rest]
    }
  }
  return found[0]
}

/** In words. */
const longestName = 6

/**
 * Pieces of lines that overlap are one name. A piece over several of another line (`Amounts` over
 * `Charge`, `Allowed`, `Paid`) names a group of columns and is left out.
 */
function stack(rows: readonly (readonly Segment[])[]): { cells: Segment[]; stacked: number } {
  const single = rows.map((row, at) =>
    row.filter((piece) =>
      rows.every(
        (other, index) => index === at || other.filter((o) => overlap(o, piece)).length < 2,
      ),
    ),
  )
  const cells: Segment[][] = []
  let stacked = rows.flat().length === single.flat().length ? 0 : -1
  for (const [at, row] of single.entries()) {
    for (const piece of row) {
      const cell = cells.find((pieces) => pieces.some((other) => overlap(other, piece)))
      if (cell) {
        cell.push(piece)
        stacked++
      } else {
        cells.push([piece])
        if (at > 0 && row.length < cells.length / 2) stacked -= 3
      }
    }
  }
  return {
    cells: cells
      .map((pieces) => segmentOf(pieces.flatMap(({ words }) => words)))
      .sort((a, b) => a.left - b.left),
    stacked,
  }
}

function overlap(a: Segment, b: Segment): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0
}
