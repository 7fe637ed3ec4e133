import { isKnownHeader } from '../names/name-index.ts'
import { isHeading } from '../table/labelled-facts.ts'
import { segments, textOf, type Segment, type TextLine } from './text-lines.ts'

/** Facts of a claim in two lines: names in one, and under each its value in the next. */
export interface TwoLines {
  readonly names: TextLine
  readonly values: TextLine
  /** Each name with its value behind it. */
  readonly cells: readonly string[]
}

/** Those of a page. Where a further line of values follows they are a table. */
export function headingsInTwoLines(lines: readonly TextLine[]): TwoLines[] {
  return lines.flatMap((names, at) => {
    const [values, next] = [lines[at + 1], lines[at + 2]]
    const labels = segments(names.words)
    if (!values || !areNames(labels)) return []
    const below = segments(values.words)
    const isTable = next !== undefined && !areNames(segments(next.words))
    if (isTable || areNames(below) || below.length !== labels.length) return []
    const cells = labels.flatMap((label, place) => {
      const value = below[place]
      return value && overlap(label, value) ? [textOf(label.words), textOf(value.words)] : []
    })
    return cells.length === 2 * labels.length && isHeading(cells) ? [{ names, values, cells }] : []
  })
}

const fewest = 2

function areNames(row: readonly Segment[]): boolean {
  const names = row.map(({ words }) => textOf(words))
  return row.length >= fewest && names.every((name) => !/\d{3}|:/.test(name) && isKnownHeader(name))
}

function overlap(one: Segment, other: Segment): boolean {
  return Math.min(one.right, other.right) > Math.max(one.left, other.left)
}
