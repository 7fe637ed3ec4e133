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

/** Payments that came beside a table of claims. */
export interface PaymentsBeside {
  /**
   * Puts what they say to the lines of the table, once these are read and their claims' totals are
   * known, and answers what was put and what was not, in sentences; `placeOf` names a row.
   */
  readonly put: (
    lines: readonly PayableLine[],
    placeOf?: (row: number) => string,
  ) => readonly string[]
}
