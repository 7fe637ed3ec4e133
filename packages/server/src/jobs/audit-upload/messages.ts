import type { AuditType, PlanRuleSet } from '@plumbline/engine'
import type { PdfText, RefusalCode } from '@plumbline/intake'
import type { ClaimColumns, FindingColumns } from '../../db/results/audit-results.ts'
import type { ReviewColumns } from '../../db/review/reviewed-findings.ts'
import type { SetAsidePart } from '../../db/results/set-aside-parts.ts'
import type { SearchPart } from '../../db/results/search-parts.ts'
import type { CarriedKey } from '../../files/results-key.ts'
import type { StoredLine } from './earlier-lines.ts'

/** What the worker asks of the process that reads and audits a file. */
export type Request =
  | {
      readonly ask: 'read'
      readonly fileName: string
      readonly bytes: Uint8Array
      readonly type: AuditType
      /** The type stands, though the file looks like the other. */
      readonly typeConfirmed: boolean
      /** Days since 1970-01-01. */
      readonly auditDay: number
      /** Turns a patient's identifier into a mark that means something to this customer alone. */
      readonly pseudonymKey: Uint8Array
      /** Seals this upload's results, and opens nothing else. */
      readonly resultsKey: CarriedKey
      readonly referenceFolder: string
      readonly leads: readonly AcceptedLead[]
      /** When to answer with a look in place of a reading: never where null. */
      readonly lookWhen: 'unsure' | 'always' | null
      /** What the owner said of the columns, as the JSON of a mapping file. */
      readonly mapping: string | null
      /** What the account said of files by their headings. */
      readonly remembered: readonly KeptMapping[]
      /** Files of rows of it that were set aside and corrected, the first one first. */
      readonly corrected: readonly CorrectedRowsFile[]
      /** Approved terms of the account's plans and contracts, a clause each. */
      readonly planRules: readonly PlanRuleSet[]
    }
  /** Lines of earlier uploads, any number of times before the audit. */
  | { readonly ask: 'history'; readonly lines: readonly StoredLine[] }
  | { readonly ask: 'audit' }
  | { readonly ask: 'results' }
  /** The words of a PDF, where the process asked for them; no answer. */
  | { readonly ask: 'pdf'; readonly pdf: PdfReading }

export interface CorrectedRowsFile {
  readonly bytes: Uint8Array
  /** An earlier upload was audited with it. */
  readonly isTaken: boolean
}

/** A mapping for files with the same headings. */
export interface KeptMapping {
  readonly name: string
  readonly version: number
  readonly fingerprint: string
  /** JSON of a mapping file. */
  readonly mapping: string
}

/** A rule that somebody decided to take for a lead, and what its reviews said then. */
export interface AcceptedLead {
  readonly ruleId: string
  readonly sinceDay: number
  readonly reviewed: number
  readonly confirmed: number
}

export type PdfReading =
  | { readonly text: PdfText }
  | { readonly refused: { readonly code: RefusalCode; readonly message: string } }

export type ReadRequest = Extract<Request, { ask: 'read' }>

/** What it answers. `progress` and `pdf` may come before an answer. */
export type Answer =
  /** It may start no process, so that the worker starts the one that reads PDFs. */
  | { readonly say: 'pdf'; readonly bytes: Uint8Array }
  | { readonly say: 'progress'; readonly done: number; readonly total: number }
  | { readonly say: 'read'; readonly reading: Reading }
  | { readonly say: 'refused'; readonly code: string; readonly message: string }
  /** The file waits for an answer; the look at it is sealed. */
  | { readonly say: 'asks'; readonly look: Uint8Array; readonly questions: number }
  /** `room`: whether more of them fit. */
  | { readonly say: 'taken'; readonly room: boolean }
  | { readonly say: 'audited'; readonly outcome: Outcome }
  | {
      readonly say: 'findings'
      readonly findings: FindingColumns
      readonly review: ReviewColumns
    }
  | { readonly say: 'claims'; readonly claims: ClaimColumns; readonly search: SearchPart }
  /** Members' own numbers by their marks; at least one such answer, with none where there are none. */
  | { readonly say: 'members'; readonly numbers: readonly (readonly [string, string])[] }
  /** Rows that were set aside, whole. */
  | { readonly say: 'set-aside'; readonly part: SetAsidePart }
  | { readonly say: 'end' }

/** What is known once the file is read: enough to look up the same patients' earlier lines. */
export interface Reading {
  readonly lines: number
  /** Marks of the patients, 16 bytes each. */
  readonly patients: readonly Uint8Array[]
}

/** Totals of an audit, and its document without the claims, sealed. */
export interface Outcome {
  readonly claims: number
  readonly flagged: number
  readonly needsReview: number
  readonly setAsideRows: number
  /** Firm and records needed together. */
  readonly savingsCents: number
  readonly firmCents: number
  readonly inDoubtCents: number
  readonly engineMs: number
  readonly document: Uint8Array
  /** Lines and dollars by category as JSON text. */
  readonly categoryTotals: string
}
