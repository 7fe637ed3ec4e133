/** The cells of a text or a sheet, before anyone knows what they are. */
export interface CellSource {
  /** The first 50 rows: what importers recognize a file by. */
  readonly top: readonly (readonly string[])[]
  /** The first 50 lines as they stand; none in a workbook. */
  readonly lines: readonly string[]
  /** Every row from the top; `broken` says that its quotes do not close. */
  eachRow(visit: (cells: readonly string[], broken: boolean) => void): void
  /** Every line of a text, for fixed-width files. */
  eachLine(visit: (line: string) => void): void
}

export const topRows = 50
