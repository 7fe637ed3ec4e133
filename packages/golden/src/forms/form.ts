import type { OwnChanges } from '../foreign/layout.ts'

/** A form that claims come in: how it writes them, and what it can say. */
export interface Form<Row> {
  /** Stays: the table in the documentation names it. */
  readonly name: string
  readonly write: (rows: readonly Row[]) => Uint8Array | Promise<Uint8Array>
  /** Fields of a row that the form can say; all where not given. */
  readonly fields?: ReadonlySet<keyof Row & string>
  /** What the form cannot say of rows, for the file and its truth alike. */
  readonly loses?: (rows: readonly Row[]) => readonly Row[]
  /** What the truth does otherwise, where its usual columns would say another thing. */
  readonly own?: OwnChanges<Row>
}
