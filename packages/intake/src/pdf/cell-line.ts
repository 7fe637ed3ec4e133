import type { ReadingDoubt } from '../words/reading-doubt.ts'
import type { TextLine } from './text-lines.ts'

/** A line of a table with the text of each column. */
export interface CellLine {
  readonly line: TextLine
  /** The lines that its cells were put together of: more where they wrap. */
  readonly parts: readonly TextLine[]
  readonly cells: readonly string[]
  /** Of a scan, where it was read in two ways. */
  readonly doubts: readonly ReadingDoubt[]
  /**
   * `row`: begins a row; `wrapped`: goes on with the cells of a row beside it; `apart`: neither,
   * such as a total or a heading.
   */
  readonly kind: 'row' | 'wrapped' | 'apart'
}
