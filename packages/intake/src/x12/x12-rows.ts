import type { SetAsideCode } from '../words/set-aside.ts'
import type { Segment } from './segments.ts'
import type { X12Facts } from './x12-columns.table.ts'

/** What the segments say of one service line, or of a claim without lines. */
export interface X12Row {
  readonly kind: '837' | '835'
  readonly facts: X12Facts
  /** Place of its segment (SV1, SVC, CLM), 1 first. */
  readonly row: number
  /** Place of the segment that its claim begins with (CLM, CLP). */
  readonly claimAt: number
  /** The number that the provider gave the line (REF 6R). */
  readonly control?: string
  /** The procedure that was billed, where another was paid (SVC06). */
  readonly submittedCode?: string
  /** The payer's own number of the claim (CLP07). */
  readonly payerClaimId?: string
  /** Units as they were billed (SVC07), else as they were paid (SVC05); silent where neither is said. */
  readonly statedUnits?: string
  /** It is no service that was billed and may be audited. */
  readonly because?: SetAsideCode
}

/** Takes segments of one transaction and says rows as they are whole. */
export interface TransactionReader {
  readonly take: (segment: Segment) => void
  /** The transaction ends, or the file does (`isCutOff`: within the last line). */
  readonly end: (isCutOff: boolean) => void
}

/** Called with every row. */
export type SayRow = (row: X12Row) => void
