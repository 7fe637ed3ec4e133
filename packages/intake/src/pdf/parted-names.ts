import { isKnownHeader } from '../names/name-index.ts'
import type { PdfWord } from './pdf-page.ts'
import {
  segmentOf,
  segments,
  sentenceGap,
  textOf,
  type Segment,
  type TextLine,
} from './text-lines.ts'

const fewestRows = 2
/** Remarks and headings between the rows run across columns. */
const crossingShare = 0.25
const apartShare = 0.5

/**
 * Takes names apart that stand side by side as close as words do, over rows whose values stand well apart: `Billed
 * Contractual`, of which one may go on in a further line. One name is given back where the rows do not say so.
 */
export function namesByRows(
  words: readonly PdfWord[],
  rows: readonly TextLine[],
): (readonly PdfWord[])[] {
  const cuts = gapsOf(words).filter((gap) => isParted(gap, words, rows))
  if (cuts.length === 0) return [words]
  const names = piecesAt(cuts, words)
  if (isKnownHeader(textOf(words))) {
    // `Service Dates` may well stand over two columns of days.
    const areTwo = cuts.every((gap) => besides(gap, words, rows).every(areOfTwoColumns))
    return areTwo && names.every((name) => isKnownHeader(textOf(name))) ? names : [words]
  }
  return names.some((name) => isKnownHeader(textOf(name))) ? names : [words]
}

/** From where to where no word of the names stands, whatever their line. */
interface Gap {
  readonly left: number
  readonly right: number
}

function gapsOf(words: readonly PdfWord[]): Gap[] {
  const gaps: Gap[] = []
  let right = Number.POSITIVE_INFINITY
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    if (word.left > right) gaps.push({ left: right, right: word.left })
    right = Math.max(word.right, right === Number.POSITIVE_INFINITY ? word.right : right)
  }
  return gaps
}

function piecesAt(cuts: readonly Gap[], words: readonly PdfWord[]): (readonly PdfWord[])[] {
  const place = (word: PdfWord) => cuts.filter(({ right }) => word.left >= right).length
  const pieces = Map.groupBy(
    words.toSorted((a, b) => a.left - b.left),
    place,
  )
  return Array.from(pieces.values(), (piece) =>
    piece.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left),
  )
}

/** The last word before a gap and the first behind it, of a row that has both under the names. */
interface Besides {
  readonly sides: readonly [PdfWord, PdfWord]
  readonly isApart: boolean
}

function isParted(gap: Gap, words: readonly PdfWord[], rows: readonly TextLine[]): boolean {
  const parted = besides(gap, words, rows)
  const crossing = rows.filter((row) => crosses(gap, row)).length
  const apart = parted.filter(({ isApart }) => isApart).length
  return (
    parted.length >= fewestRows &&
    crossing <= crossingShare * parted.length &&
    apart >= apartShare * parted.length
  )
}

function crosses({ left, right }: Gap, { words }: TextLine): boolean {
  return words.some((word) => word.left < left - word.space && word.right > right + word.space)
}

function besides(gap: Gap, names: readonly PdfWord[], rows: readonly TextLine[]): Besides[] {
  const middle = (gap.left + gap.right) / 2
  const [from, to] = [
    Math.min(...names.map(({ left }) => left)),
    Math.max(...names.map(({ right }) => right)),
  ]
  return rows.flatMap(({ words }) => {
    const pieces = segments(words)
    const under = words.filter((word) => word.right > from && word.left < to)
    const before = under.findLast((word) => (word.left + word.right) / 2 < middle)
    const behind = under.find((word) => (word.left + word.right) / 2 >= middle)
    if (!before || !behind) return []
    const isApart =
      isMoney(before) ||
      isMoney(behind) ||
      pieces.every((piece) => !(piece.words.includes(before) && piece.words.includes(behind)))
    return [{ sides: [before, behind], isApart }]
  })
}

/** Two counts, or a count, a day or an amount beside another of these. */
function areOfTwoColumns({ sides: [before, behind] }: Besides): boolean {
  const [one, other] = [kindOf(before), kindOf(behind)]
  if (one === undefined || other === undefined) return false
  return one !== other || one === 'count'
}

function kindOf(word: PdfWord): 'amount' | 'count' | 'day' | undefined {
  if (isMoney(word)) return 'amount'
  if (/^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(word.text)) return 'day'
  return /^-?[\d,]+(?:\.\d+)?$/.test(word.text) ? 'count' : undefined
}

/**
 * Puts a name together whose words were written one by one, where the values below run across the blank between
 * them: `FROM` and `DOS` over days.
 */
export function joinedByRows(cells: readonly Segment[], rows: readonly TextLine[]): Segment[] {
  const joined: Segment[] = []
  for (const cell of cells) {
    const before = joined.at(-1)
    if (before && isOneName(before, cell, rows))
      joined.splice(-1, 1, segmentOf([...before.words, ...cell.words]))
    else joined.push(cell)
  }
  return joined
}

function isOneName(before: Segment, cell: Segment, rows: readonly TextLine[]): boolean {
  const [last, first] = [before.words.at(-1), cell.words[0]]
  if (last?.baseline !== first?.baseline || !last || !first) return false
  const gap = { left: last.right, right: first.left }
  if (gap.right - gap.left > sentenceGap * Math.max(last.space, first.space)) return false
  const crossing = rows.filter(({ words }) =>
    words.some(({ left, right }) => left < gap.left && right > gap.right),
  ).length
  const both = besides(gap, [...before.words, ...cell.words], rows).length
  return crossing >= fewestRows && both === 0
}

/** An amount is a cell of its own, however near the next one stands. */
function isMoney({ text }: PdfWord): boolean {
  return /^[-($]*\d[\d,]*\.\d\d\)?-?$/.test(text)
}
