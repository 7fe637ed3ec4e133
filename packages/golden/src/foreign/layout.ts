import type { Day } from '@plumbline/engine'
import type { DayStyle, MoneyStyle, TextStyle } from './styles.ts'
import type { Shape } from './shapes.ts'

/** What a cell says: the fields of the row that it carries, and their value before any style. */
export type Cell<Row> = { readonly fields: readonly (keyof Row & string)[] } & (
  | { readonly kind: 'text'; readonly of: (row: Row) => string }
  | { readonly kind: 'day'; readonly of: (row: Row) => Day | undefined }
  | { readonly kind: 'money'; readonly of: (row: Row, rows: readonly Row[]) => number | undefined }
)

/**
 * Header, what stands below it, how it is written where that is not the layout's way. A text with
 * `=` in front stands in every row and carries nothing.
 */
export type Column<Name extends string> = readonly [
  header: string,
  cell: Name | `=${string}`,
  style?: DayStyle | MoneyStyle | TextStyle,
]

/** A claims file as another system writes it, and what it can say. */
export interface Layout<Row, Name extends string> {
  /** Stays: lists of failures and the table in the documentation name it. */
  readonly name: string
  /** What makes it unlike others, for the table in the documentation. */
  readonly manner: string
  readonly rows: () => readonly Row[]
  readonly columns: readonly Column<Name>[]
  /** Said once for all lines, by the shape: above the table, or above each claim. */
  readonly facts?: readonly Column<Name>[]
  readonly days?: DayStyle
  readonly money?: MoneyStyle
  readonly shape?: Shape
  readonly encoding?: 'utf8' | 'utf16le' | 'utf16be' | 'latin1'
  /** What this manner cannot say of a row, for the file and its truth alike. */
  readonly loses?: (row: Row) => Partial<Row>
  /** Fields that the manner says without a column, such as the one patient of a bill. */
  readonly implies?: readonly (keyof Row & string)[]
  /** What our own layout does otherwise, where its usual columns would say another thing. */
  readonly own?: OwnChanges<Row>
}

export interface OwnChanges<Row> {
  /** Other headers for columns, by their usual ones. */
  readonly headers?: Readonly<Record<string, string>>
  /** Columns whose cells are blank in some rows. */
  readonly blank?: { readonly headers: readonly string[]; readonly where: (row: Row) => boolean }
  readonly columns?: readonly (readonly [header: string, cell: (row: Row) => string])[]
  /** Rows that are lines of the claim; the others are only what a file prints. */
  readonly rows?: (row: Row) => boolean
}
