import type { SetAsideRow } from '@plumbline/engine'
import type { RowPlace } from '../words/row-place.ts'

/** Rows that are set aside for one reason, so that one thing is to be done about them. */
export interface SetAsideGroup {
  readonly code: string
  readonly reason: string
  readonly rows: number
  /** The first of them. */
  readonly examples: readonly number[]
  /** Where these stand, by their numbers; without those whose number says it. */
  readonly places: ReadonlyMap<number, RowPlace>
  /** The row is a claim line that something is wrong with; else it is a total, a heading or the like. */
  readonly isMendable: boolean
}

const examplesShown = 5

/** Reasons for which whoever sent the file can do something about the row. */
const mendable: ReadonlySet<string> = new Set([
  ...['no-service', 'wrong-cell-count', 'cell-too-long', 'unreadable-date', 'unclear-amount'],
  ...['claim-without-lines', 'unreadable-resource', 'broken-record', 'cut-off'],
  ...['payment-without-line', 'unknown-record', 'fill-row'],
])

/** By reason, what can be mended first, the most rows first. */
export function setAsideGroups(
  rows: readonly SetAsideRow[],
  placeOf: (row: number) => RowPlace | undefined,
): SetAsideGroup[] {
  const groups = new Map<string, Omit<SetAsideGroup, 'places'>>()
  for (const { row, code, reason } of rows) {
    const known = groups.get(code)
    const examples = known?.examples ?? []
    groups.set(code, {
      code,
      // A reason may begin with where its row stands: the first then speaks for all.
      reason: known?.reason ?? reason,
      rows: (known?.rows ?? 0) + 1,
      examples: examples.length < examplesShown ? [...examples, row] : examples,
      isMendable: mendable.has(code),
    })
  }
  return Array.from(groups.values(), (group) => ({
    ...group,
    places: placesOf(group.examples, placeOf),
  })).sort((a, b) => Number(b.isMendable) - Number(a.isMendable) || b.rows - a.rows)
}

function placesOf(
  rows: readonly number[],
  placeOf: (row: number) => RowPlace | undefined,
): ReadonlyMap<number, RowPlace> {
  return new Map(
    rows.flatMap((row) => {
      const place = placeOf(row)
      return place ? [[row, place] as const] : []
    }),
  )
}
