/** A cell of a scan that two readers read differently. */
export interface ReadingDoubt {
  /** Position in the row. */
  readonly column: number
  /** What the first reader makes of the word, and the second; empty where it sees nothing. */
  readonly read: string
  readonly other: string
  /** It matters whatever the column holds. */
  readonly matters?: true
}

/** A fact that stands above the row, for it and others, is in doubt. */
export const unsureFactAbove: ReadingDoubt = { column: -1, read: '', other: '' }
