import type { AuditType, ClaimField } from '../claim/claim-line.ts'
import type { MedicareBenchmark } from './medicare-share.ts'
import type { DollarBasis } from '../claim/dollar-basis.ts'
import type { Finding, FindingCategory, FindingClass } from './finding.ts'

/** What a line's findings come to. `Pending` is never made by an audit. */
export type ErrorFlag = 'Flagged' | 'Needs Review' | 'Clean' | 'Pending'

/**
 * How much of a line was looked at. `hardly checked` has no finding because almost nothing could be
 * checked: its flag is `Clean`, and that proves nothing. `not audited` is a line that another replaces.
 */
export type CheckedLevel = 'checked' | 'hardly checked' | 'not audited'

/** What the audit says of one line of the file. */
export interface ClaimVerdict {
  readonly row: number
  readonly claimId: string | undefined
  readonly errorFlag: ErrorFlag
  readonly checked: CheckedLevel
  /** One to three plain sentences. */
  readonly auditSummary: string
  /** The first thing to do; empty where there is nothing to do. */
  readonly suggestedFix: string
  readonly findings: readonly Finding[]
  /** What Medicare would have paid, in whole cents, where a schedule that was imported prices the line. */
  readonly medicareCents?: number
}

/** How far one rule got: `checked + notApplicable + couldNotCheck` is every line of the file. */
export interface RuleCoverage {
  readonly ruleId: string
  readonly checked: number
  readonly notApplicable: number
  readonly couldNotCheck: number
  /** Why, most frequent first, with counts; empty where everything could be checked. */
  readonly because: string
  readonly reasons: readonly { readonly because: string; readonly lines: number }[]
}

/** Dollars by how far they can be relied on; `savingsCents` is firm and records needed. */
export interface SavingsSplit {
  readonly savingsCents: number
  readonly firmCents: number
  readonly recordsNeededCents: number
  /** In no other total. */
  readonly inDoubtCents: number
}

/** Flags of lines that may put dollars at risk. */
export type FlagAtRisk = 'Flagged' | 'Needs Review'

/** One category's share; every dollar stands in one category only, so they add up. */
export interface CategorySummary extends SavingsSplit {
  readonly findings: number
  readonly lines: number
  /** The same dollars by the flag of their lines. */
  readonly byStatus: Readonly<Record<FlagAtRisk, SavingsSplit>>
}

export interface AuditSummary {
  /** Lines audited. */
  readonly claims: number
  readonly flagged: number
  readonly needsReview: number
  readonly clean: number
  /** Of the clean lines, those of which almost nothing could be checked. */
  readonly hardlyChecked: number
  /** Dollars at risk, firm and records needed; each line counted once and never above what was paid. */
  readonly potentialSavingsCents: number
  /** Of these, errors on lines whose payment (or allowed amount) is known. */
  readonly firmCents: number
  /** Of these, what records would settle, and all that rests on charges alone. */
  readonly recordsNeededCents: number
  /** In no other total: dollars of findings that doubt how the file was read. */
  readonly inDoubtCents: number
  /** `potentialSavingsCents` by the amount of the line that they were taken from. */
  readonly byBasis: Readonly<Record<DollarBasis, number>>
  /** All of these dollars by the flag of their lines. */
  readonly byStatus: Readonly<Record<FlagAtRisk, SavingsSplit>>
  readonly byCategory: Readonly<Partial<Record<FindingCategory, CategorySummary>>>
  /** The same dollars by the class of the finding that accounts for them. */
  readonly byClass: Readonly<Partial<Record<FindingClass, CategorySummary>>>
}

/** How one column of the file was understood. */
export interface ColumnReading {
  readonly header: string
  /** Undefined where the column is not used. */
  readonly field: ClaimField | 'ignored' | undefined
  /** 0 to 1. */
  readonly confidence: number
  readonly reason: string
  /** Its name or values are only like those of the field: worth asking before relying on it. */
  readonly isDoubtful?: true
}

/** A row that could not be audited; nothing is lost silently. */
export interface SetAsideRow {
  readonly row: number
  /** A stable word for programs: `no-service`, `total-row`, `unreadable-date`. */
  readonly code: string
  /** A sentence for the person: what is wrong and what to do. */
  readonly reason: string
}

export interface FileFacts {
  readonly name: string
  readonly sha256: string
  readonly type: AuditType
  /** Data rows below the header; `rowsAudited + rowsSetAside`. */
  readonly rowsRead: number
  readonly rowsAudited: number
  readonly rowsSetAside: number
  /** Claim lines audited; above `rowsAudited` where one row holds several services. */
  readonly linesAudited: number
  readonly chargeCents: number
  readonly allowedCents: number
  readonly paidCents: number
  /** What the rows bill that were set aside though they bill something; in no other total. */
  readonly setAsideCents: { readonly charged: number; readonly paid: number }
  /** Assumptions that the reader should know: date order, encoding, spread layout. */
  readonly notes: readonly string[]
}

/** One release of a reference table, as status and reports print it; dates `yyyy-mm-dd`. */
export interface ReleaseLine {
  readonly table: string
  readonly title: string
  readonly release: string
  readonly from: string
  readonly to: string
  readonly rows: number
  readonly origin: string
}

/** Everything that an audit says: what `--json` writes and the report is made of. */
export interface AuditDocument {
  readonly schemaVersion: 1
  readonly file: FileFacts
  readonly columns: readonly ColumnReading[]
  readonly setAside: readonly SetAsideRow[]
  readonly reference: readonly ReleaseLine[]
  readonly coverage: readonly RuleCoverage[]
  readonly claims: readonly ClaimVerdict[]
  readonly summary: AuditSummary
  /** Where schedules of prices were imported. */
  readonly medicare?: MedicareBenchmark
}
