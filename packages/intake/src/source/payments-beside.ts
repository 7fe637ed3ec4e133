import type { ClaimLine } from '@plumbline/engine'

/** What a remittance says of a line. */
export const payableFields = [
  'paidCents',
  'allowedCents',
  'patientShareCents',
  'adjustments',
  'claimStatus',
  'paidDay',
  'receivedDay',
  'claimPaidCents',
] as const satisfies readonly (keyof ClaimLine)[]

type PayableField = (typeof payableFields)[number]

/** A line that is read, and whose payment may still be filled in. */
export type PayableLine = Omit<ClaimLine, PayableField> & {
  -readonly [Field in PayableField]: ClaimLine[Field]
}

/** What is known of lines beside themselves. */
export interface LineOrigins {
  /** The member's or account's number as the file writes it, by place among the lines. */
  readonly memberNumbers: readonly (string | undefined)[]
  /** Names a row; its number where not given. */
  readonly placeOf?: (row: number) => string
}

/** Payments that came beside a table of claims. */
export interface PaymentsBeside {
  /**
   * Puts what they say to the lines of the table, once these are read and their claims' totals are
   * known, and answers what was put and what was not, in sentences.
   */
  readonly put: (lines: readonly PayableLine[], origins: LineOrigins) => readonly string[]
}
