import type { AuditType } from '@plumbline/engine'
import type { FailOn } from './fail-on.ts'
import type { ReportOptions } from './report-choices.ts'

/** What the command line says of an audit. */
export interface AuditOptions extends ReportOptions {
  readonly type?: AuditType
  /** The type stands though the columns of the file call for the other. */
  readonly forceType?: boolean
  readonly html?: string
  readonly json?: string
  readonly csv?: string
  /** The CSV has every column of the claims file before ours. */
  readonly full?: boolean
  readonly mapping?: string
  /** Description of a layout of fixed widths. */
  readonly layout?: string
  /** Remittances (835) of the claims in the file. */
  readonly remittance?: readonly string[]
  /** Files of rows that were set aside and corrected, the first one first. */
  readonly corrected?: readonly string[]
  /** Where rows set aside are written whole, to be corrected. */
  readonly toCorrect?: string
  /** Files with rules of plans or contracts. */
  readonly planRules?: readonly string[]
  readonly reference?: string
  readonly asOf?: string
  readonly failOn?: readonly FailOn[]
  /** Ids of the rules to run; all where none is named. */
  readonly rule?: readonly string[]
}
