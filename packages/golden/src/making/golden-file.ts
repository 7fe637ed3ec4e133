/** A generated claims file: its text in each dialect, and what is known of each row. */
export interface GoldenFile {
  readonly name: string
  readonly texts: Readonly<Record<string, string>>
  /** By position; the first stands on physical row 2. */
  readonly rows: readonly RowTruth[]
}

export interface RowTruth {
  readonly scene: string
  /** The rule whose error was planted on the row. */
  readonly planted: string | undefined
}

/** The physical row of the line at a position; the header is row 1. */
export function physicalRow(position: number): number {
  return position + 2
}
