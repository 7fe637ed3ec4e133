import type { AuditType } from '@plumbline/engine'

/** What the worker asks of the process that reads and audits a file. */
export type Request =
  | {
      readonly ask: 'read'
      readonly fileName: string
      readonly bytes: Uint8Array
      readonly type: AuditType
      /** Days since 1970-01-01. */
      readonly auditDay: number
      /** Turns a patient's identifier into a mark that means something to this customer alone. */
      readonly pseudonymKey: Uint8Array
      readonly referenceFolder: string
    }
  | { readonly ask: 'audit'; readonly history: readonly StoredLine[] }
  | { readonly ask: 'results' }

/** What it answers. `progress` may come any number of times before an answer. */
export type Answer =
  | { readonly say: 'progress'; readonly done: number; readonly total: number }
  | { readonly say: 'read'; readonly reading: Reading }
  | { readonly say: 'refused'; readonly code: string; readonly message: string }
  | { readonly say: 'audited'; readonly outcome: Outcome }
  | { readonly say: 'findings'; readonly findings: FindingColumns }
  | { readonly say: 'claims'; readonly claims: ClaimColumns }
  | { readonly say: 'end' }

/** What is known once the file is read: enough to look up the same patients' earlier lines. */
export interface Reading {
  readonly lines: number
  /** Marks of the patients, 16 bytes each. */
  readonly patients: readonly Uint8Array[]
  /** First and last day of service; undefined where no line has one. */
  readonly firstDay: number | undefined
  readonly lastDay: number | undefined
}

/** Totals of an audit, and its document without the claims as JSON text. */
export interface Outcome {
  readonly claims: number
  readonly flagged: number
  readonly needsReview: number
  readonly setAsideRows: number
  readonly savingsCents: number
  readonly engineMs: number
  readonly document: string
}

/** A line of an earlier upload as the database keeps it. */
export interface StoredLine {
  readonly facts: string
  readonly patient: string
  readonly ageYears: number | null
  readonly sex: string | null
}

/** Rows of the table of findings, each column as the text of a PostgreSQL array. */
export type FindingColumns = Readonly<Record<'number' | 'ruleId' | 'body', string>>

/** Rows of the table of claims, each column as the text of a PostgreSQL array. */
export type ClaimColumns = Readonly<Record<ClaimColumn, string>>

export type ClaimColumn =
  | 'line'
  | 'row'
  | 'claimId'
  | 'errorFlag'
  | 'auditSummary'
  | 'suggestedFix'
  /** An array of its own in each row, as text: a bulk insert cannot take arrays of different lengths. */
  | 'categories'
  | 'findingNumbers'
  | 'savingsCents'
  | 'patientHash'
  | 'ageYears'
  | 'sex'
  | 'serviceDay'
  | 'procedureCode'
  | 'ndc'
  | 'chargeCents'
  | 'facts'
  | 'search'
