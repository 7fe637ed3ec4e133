import { createHash } from 'node:crypto'
import type { AssignedColumn } from '../../columns/assign-columns.ts'
import type { Meaning } from '../../words/meanings.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'

/** Facts above a table of which one patient, or one claim, has one. */
const facts: ReadonlySet<AssignedColumn['meaning']> = new Set<Meaning>([
  'claimId',
  'birthDay',
  'sex',
  'admissionDay',
  'dischargeDay',
  'billType',
  'drg',
  'dischargeStatus',
  'principalDiagnosis',
])

/** An electronic claim has no more lines (X12 837I). */
const mostLinesOfClaim = 999

/** What is known of a file beside its lines. */
export interface BillHead {
  /** Facts above the table. */
  readonly headings: readonly AssignedColumn[]
  /** Facts stand between the lines too, so that there are several heads. */
  readonly hasSeveralHeads: boolean
  readonly sha256: string
  /** A title above the table calls it the bill of one patient. */
  readonly isBill: boolean
}

/**
 * A name for the patient of a file that names none and has a single head: one claim number, or facts of
 * a patient above its table. Undefined where it may hold several patients. The same bill has the same
 * name again: by the number of its claim, or by what stands in the file.
 */
export function patientOfBill(
  lines: readonly ClaimLineDraft[],
  head: BillHead,
): string | undefined {
  if (lines.length < 2 || lines.length > mostLinesOfClaim) return undefined
  const claims = new Set(lines.map(({ claimId }) => claimId))
  const [claim] = claims
  if (claims.size > 1 || differ(lines, 'birthDay') || differ(lines, 'sex')) return undefined
  if (claim !== undefined) return digest(`claim ${claim}`)
  const hasHead = head.isBill || head.headings.some(({ meaning }) => facts.has(meaning))
  return hasHead && !head.hasSeveralHeads ? digest(`file ${head.sha256}`) : undefined
}

function differ(lines: readonly ClaimLineDraft[], field: 'birthDay' | 'sex'): boolean {
  return new Set(lines.flatMap((line) => line[field] ?? [])).size > 1
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}
