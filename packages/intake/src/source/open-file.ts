import type { ColumnMapping } from '../words/column-mapping.ts'
import type { ReadingDoubt } from '../words/reading-doubt.ts'
import type { PagePlace } from '../words/row-place.ts'
import type { SetAsideCode } from '../words/set-aside.ts'
import type { PaymentsBeside } from './payments-beside.ts'
import type { TokenSource } from './token-source.ts'

/** A file whose rows can be read. */
export interface OpenFile {
  readonly tokens: TokenSource
  readonly sha256: string
  /** Assumptions made so far. */
  readonly notes: readonly string[]
  /** Where a row stands, in words, where its number alone does not say it. */
  readonly placeOf?: (row: number) => string
  /** Where on which page a row stands, where the file has pages. */
  readonly onPage?: (row: number) => PagePlace | undefined
  /** Why a row is no service to audit, where its source knows; asked once the row was visited. */
  readonly setAsideBecause?: (row: number) => SetAsideCode | undefined
  /** What of a row two readers of a scan read differently; undefined where it is none of a scan; asked once the row was visited. */
  readonly doubtsOf?: (row: number) => readonly ReadingDoubt[] | undefined
  /** What the columns mean, where the format itself says it. */
  readonly mapping?: ColumnMapping
  /** Payments that came beside a table of claims. */
  readonly payments?: PaymentsBeside
  /** The same file with quotation marks taken for ordinary characters, where that may be so. */
  readonly unquoted?: OpenFile
}
