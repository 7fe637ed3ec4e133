import { isoDate, type Day } from '../claim/day.ts'

/**
 * A row of a table of policy that is part of the product: what holds for which dates of service, and
 * who says so.
 */
export interface DatedRow {
  /** First date of service, `yyyy-mm-dd`; left out where the policy is older than the claims. */
  readonly from?: string
  /** Last date of service, `yyyy-mm-dd`; left out where the policy still holds. */
  readonly to?: string
  /** The manual, regulation or notice in which it is written. */
  readonly source: string
}

type Dated = Pick<DatedRow, 'from' | 'to'>

/**
 * The rows that hold for a date of service, in their order. A line without one is judged by the rows
 * that still hold: those without an end.
 */
export function inEffect<Row extends Dated>(
  rows: readonly Row[],
  day: Day | undefined,
): readonly Row[] {
  if (rows.every(isUndated)) return rows
  if (day === undefined) return rows.filter(({ to }) => to === undefined)
  const date = isoDate(day)
  return rows.filter((row) => holdsOn(row, date))
}

/** The same of one row. */
export function isInEffect(row: Dated, day: Day | undefined): boolean {
  if (isUndated(row)) return true
  return day === undefined ? row.to === undefined : holdsOn(row, isoDate(day))
}

function isUndated({ from, to }: Dated): boolean {
  return from === undefined && to === undefined
}

function holdsOn({ from, to }: Dated, date: string): boolean {
  return (from === undefined || from <= date) && (to === undefined || date <= to)
}
