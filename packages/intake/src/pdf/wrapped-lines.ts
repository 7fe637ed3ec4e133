import type { CellLine } from './cell-line.ts'

/** Lines of one cell are no further apart than this many font sizes. */
const lineDistance = 1.8
/** A cell that is set in the middle of a taller row has lines this near above it, in font sizes. */
const middleDistance = 1

/**
 * Joins wrapped lines with the rows they belong to. Between two rows the widest distance parts
 * what belongs to the row above from what belongs to the row below; where none is the widest, all
 * belongs to the row above. Lines too far from any row become `apart`.
 */
export function attachWrapped(lines: readonly CellLine[]): CellLine[] {
  const joined: CellLine[] = []
  for (let at = 0; at < lines.length;) {
    const line = lines[at]
    if (line?.kind !== 'wrapped') {
      if (line) joined.push(line)
      at++
      continue
    }
    const end = endOfRun(lines, at)
    const run = lines.slice(at, end)
    const above = joined.at(-1)?.kind === 'row' ? joined.pop() : undefined
    const next = lines[end]?.kind === 'row' ? lines[end] : undefined
    const { row, apart, below } = divide(above, lines[at - 1], run, next, lines[end + 1])
    if (row) joined.push(row)
    joined.push(...apart.map((one): CellLine => ({ ...one, kind: 'apart' })))
    if (next) joined.push(below.length > 0 ? merged(next, [...below, next]) : next)
    at = next ? end + 1 : end
  }
  return joined
}

function endOfRun(lines: readonly CellLine[], from: number): number {
  let end = from
  while (lines[end]?.kind === 'wrapped') end++
  return end
}

function divide(
  above: CellLine | undefined,
  before: CellLine | undefined,
  run: readonly CellLine[],
  next: CellLine | undefined,
  afterNext: CellLine | undefined,
): { row: CellLine | undefined; apart: readonly CellLine[]; below: readonly CellLine[] } {
  const ys = run.map(({ line }) => line.baseline)
  const stops = [
    above && before ? before.line.baseline : Number.NEGATIVE_INFINITY,
    ...ys,
    next?.line.baseline ?? Number.POSITIVE_INFINITY,
  ]
  const distances = stops.slice(1).map((y, at) => y - (stops[at] ?? 0))
  const cut = widest(distances)
  let upper = 0
  while (upper < cut && isNear(distances[upper], run[upper])) upper++
  let lower = run.length
  while (lower > cut && isNear(distances[lower], run[lower - 1])) lower--
  if (next && !isMiddle(distances[run.length], run.at(-1), next, afterNext)) lower = run.length
  return {
    row: above && merged(above, [above, ...run.slice(0, upper)]),
    apart: run.slice(upper, lower),
    below: run.slice(lower),
  }
}

/** Where the widest distance is; behind all where several are about as wide. */
function widest(distances: readonly number[]): number {
  const most = Math.max(...distances)
  const wide = distances.filter((distance) => distance > most / 1.1)
  const isClear = wide.length === 1 || most === Number.POSITIVE_INFINITY
  return isClear ? distances.lastIndexOf(most) : distances.length - 1
}

function isNear(distance: number | undefined, { line }: CellLine = noLine): boolean {
  return distance !== undefined && distance <= lineDistance * line.size
}

const noLine: CellLine = {
  line: { page: 0, line: 0, baseline: 0, size: 0, words: [] },
  parts: [],
  cells: [],
  doubts: [],
  kind: 'apart',
}

/** Lines above a row are its own where it is set in the middle: near, or with as many below. */
function isMiddle(
  distance = Number.POSITIVE_INFINITY,
  { line }: CellLine = noLine,
  next: CellLine,
  afterNext: CellLine | undefined,
): boolean {
  if (distance <= middleDistance * line.size) return true
  if (afterNext?.kind !== 'wrapped') return false
  const below = afterNext.line.baseline - next.line.baseline
  return Math.abs(below - distance) < 0.2 * line.size
}

function merged(row: CellLine, parts: readonly CellLine[]): CellLine {
  return {
    ...row,
    parts: parts.flatMap((part) => part.parts),
    cells: row.cells.map((_, column) =>
      parts.map(({ cells }) => cells[column] ?? '').reduce(joinBroken, ''),
    ),
    doubts: parts.flatMap(({ doubts }) => doubts),
  }
}

/** Text that was broken at a hyphen or slash goes on without a blank. */
function joinBroken(above: string, below: string): string {
  if (above === '' || below === '') return above + below
  return /[-/]$/.test(above) ? above + below : `${above} ${below}`
}
