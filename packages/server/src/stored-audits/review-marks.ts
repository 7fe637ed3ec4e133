import { createHmac } from 'node:crypto'

/** What is found again by its mark, without the database knowing it. */
export type MarkedKind =
  'claim' | 'payee' | 'payer' | 'code' | 'fingerprint' | 'kin' | 'view' | 'headers' | 'pair'

export type MarkOf = (kind: MarkedKind, text: string) => Buffer

const markBytes = 16

/** Marks in place of patients' own numbers, so that no line, finding or note can quote one. */
export function patientMarks(accountMarks: Uint8Array): (identifier: string) => string {
  return (identifier) =>
    createHmac('sha256', accountMarks).update(identifier).digest().toString('hex', 0, markBytes)
}

/**
 * Keyed marks of what a finding is about. They mean something to one account alone, and one kind's
 * say nothing of another's.
 *
 * @param accountMarks the account's key for marks
 */
export function reviewMarks(accountMarks: Uint8Array): MarkOf {
  const key = createHmac('sha256', accountMarks).update('plumbline findings v1').digest()
  return (kind, text) =>
    createHmac('sha256', key).update(`${kind} ${text}`).digest().subarray(0, markBytes)
}
