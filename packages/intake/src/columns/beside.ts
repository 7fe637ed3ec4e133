import type { SampledColumn } from '../table/table.ts'

/** Finds the value of a column that stands in the row of another column's value; undefined where it is blank. */
export function besideIn({
  values,
  rowsOf,
}: SampledColumn): (other: SampledColumn, at: number) => string | undefined {
  const byRow = rowsOf && new Map(rowsOf.map((row, at) => [row, values[at]]))
  return (other, at) => {
    const row = other.rowsOf?.[at]
    if (byRow && row !== undefined) return byRow.get(row)
    return other.values.length === values.length ? values[at] : undefined
  }
}
