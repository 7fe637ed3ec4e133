import type { PdfWord } from './pdf-page.ts'
import { segments, type Segment, type TextLine } from './text-lines.ts'

/**
 * Where one column ends and the next begins, between each two names of a header: in the widest
 * stretch between the two names that no text of the rows below crosses, or that the fewest do.
 */
export function columnEdges(cells: readonly Segment[], rows: readonly TextLine[]): number[] {
  const full = rows.filter(({ words }) => words.length >= Math.max(2, cells.length / 2))
  const lines = full.length > 0 ? full : rows
  const pieces = lines.flatMap(({ words }) => segments(words))
  const words = lines.flatMap((line) => line.words)
  const sides = cells
    .slice(1)
    .map((cell, at) => ({ left: cells[at]?.right ?? 0, right: cell.left }))
  return sides.map(({ left, right }) => {
    if (right <= left) return (left + right) / 2
    const free = quietestStretch(pieces, left, right)
    const best = free.crossings === 0 ? free : quietestStretch(words, left, right)
    return (best.left + best.right) / 2
  })
}

interface Stretch {
  readonly left: number
  readonly right: number
  readonly crossings: number
}

/** The stretch between two points that the fewest pieces of text cross; the widest of such. */
function quietestStretch(
  pieces: readonly (Segment | PdfWord)[],
  left: number,
  right: number,
): Stretch {
  const crossing = pieces.filter((piece) => piece.left < right && piece.right > left)
  const turns = crossing
    .flatMap((piece) => [
      { at: Math.max(left, piece.left), step: 1 },
      { at: Math.min(right, piece.right), step: -1 },
    ])
    .sort((a, b) => a.at - b.at || b.step - a.step)
  let best: Stretch = { left, right: left, crossings: Number.POSITIVE_INFINITY }
  let from = left
  let crossings = 0
  for (const { at, step } of [...turns, { at: right, step: 0 }]) {
    const stretch = { left: from, right: at, crossings }
    if (at > from && isQuieter(stretch, best)) best = stretch
    from = at
    crossings += step
  }
  return best
}

function isQuieter(stretch: Stretch, than: Stretch): boolean {
  if (stretch.crossings !== than.crossings) return stretch.crossings < than.crossings
  return stretch.right - stretch.left > than.right - than.left
}

/** The column in which a stretch of text stands: that of its middle. */
export function columnAt(
  { left, right }: { left: number; right: number },
  edges: readonly number[],
): number {
  const middle = (left + right) / 2
  const at = edges.findIndex((edge) => middle < edge)
  return at < 0 ? edges.length : at
}
