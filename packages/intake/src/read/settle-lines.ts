import { LineColumns, type AuditType } from '@plumbline/engine'
import { payableFields } from '../source/payments-beside.ts'
import type { OpenFile } from '../source/open-file.ts'
import type { AssignedColumn } from '../columns/assign-columns.ts'
import type { BillHead } from './patients/bill-patient.ts'
import { claimAmounts } from './totals/claim-amounts.ts'
import { settleClaimTotals } from './totals/claim-totals.ts'
import type { ClaimLineDraft } from './claim-line-draft.ts'
import { doubtStrayColumns } from './doubted-values.ts'
import type { Pseudonym } from './patients/patient-key.ts'
import type { ReadRows } from './rows/read-rows.ts'
import type { Meaning } from '../words/meanings.ts'
import { moveRepeatedTotals } from './totals/repeated-totals.ts'
import { markUnstatedPayments } from './totals/unstated-payments.ts'
import { markFamilyNumbers } from './patients/family-numbers.ts'
import { sharedByFamilies } from './patients/member-number.ts'
import { markTwins } from './patients/twins.ts'
import { settlePatients } from './patients/settle-patients.ts'
import { settleDaysOfStays } from './stays/days-of-stays.ts'
import { settleStayDays, type SettledStays } from './stays/stay-days.ts'

/** What is known of a file beside its rows. */
export interface FileAtHand extends BillHead, Pick<OpenFile, 'payments' | 'placeOf'> {
  readonly type: AuditType
  readonly columns: readonly AssignedColumn[]
  readonly pseudonym: Pseudonym | undefined
}

/** Lines as they stand once all of a file is known, and what was done about them. */
export interface SettledLines extends Pick<ReadRows, 'lineColumns' | 'fields'> {
  readonly notes: readonly string[]
}

/** A file of fills. */
const noStays: SettledStays = { fields: [], notes: [] }

/** Fields that lines may have from elsewhere than their own row. */
const settledFields = [
  'patientKey',
  'isPaymentUnstated',
  'isFamilyNumber',
  ...claimAmounts.map(({ ofClaim }) => ofClaim),
]

/** Settles what one row alone does not tell: whose lines are, and which amounts are of whole claims. */
export function settleLines(read: ReadRows, file: FileAtHand): SettledLines {
  const { lines } = read
  const patients = settlePatients(lines, file, file.pseudonym)
  const families = [...markFamilyNumbers(lines, file.columns), ...markTwins(lines, read.firstNames)]
  const totals =
    file.type === 'medical'
      ? [...settleClaimTotals(lines, file.columns), ...moveRepeatedTotals(lines)]
      : []
  const stays = file.type === 'medical' ? staysOf(lines, file) : noStays
  const joined =
    file.payments?.put(lines, {
      memberNumbers: read.memberNumbers,
      ...(file.placeOf && { placeOf: file.placeOf }),
    }) ?? []
  const payments = markUnstatedPayments(lines)
  const doubts = read.hasStrays ? doubtStrayColumns(lines) : []
  const hasChanged =
    patients.hasChanged ||
    families.length > 0 ||
    totals.length > 0 ||
    joined.length > 0 ||
    payments.length > 0
  const lineColumns =
    hasChanged || stays.fields.length > 0 ? columnsOf(lines, file.type) : read.lineColumns
  return {
    lineColumns,
    fields: new Set([...fieldsOf(read, hasChanged, file), ...stays.fields]),
    notes: [
      ...patients.notes,
      ...sharedNotes(lineColumns),
      ...familyNotes(read, file),
      ...families,
      ...totals,
      ...stays.notes,
      ...joined,
      ...payments,
      ...doubts,
    ],
  }
}

function staysOf(lines: readonly ClaimLineDraft[], { columns }: FileAtHand): SettledStays {
  const isByNights = columns.some(({ meaning }) => meaning === 'stayNights')
  const nights =
    isByNights && columns.every(({ meaning }) => meaning !== 'dischargeDay') ? [byNights] : []
  const ended = settleStayDays(lines)
  const dated = settleDaysOfStays(lines)
  return {
    fields: [...ended.fields, ...dated.fields],
    notes: [...nights, ...ended.notes, ...dated.notes],
  }
}

const byNights =
  'The file has no discharge dates: they were reckoned from admission and length of stay, in nights. One night may be a stay of the same day, and tells none.'

function fieldsOf({ fields }: ReadRows, hasChanged: boolean, { payments }: FileAtHand) {
  if (!hasChanged) return fields
  return new Set([...fields, ...settledFields, ...(payments ? payableFields : [])])
}

function columnsOf(lines: readonly ClaimLineDraft[], type: AuditType): LineColumns {
  const columns = new LineColumns(type === 'medical', lines.length)
  lines.forEach((line, position) => {
    columns.put(position, line)
  })
  columns.settle(lines)
  return columns
}

function sharedNotes({ patients }: LineColumns): readonly string[] {
  const { numbers, persons } = patients.shared
  if (numbers === 0) return []
  const shared =
    numbers === 1 ? '1 patient number is shared' : `${numbers} patient numbers are shared`
  return [
    `${shared} by ${persons} people: where the birth date or the sex differs, lines of one number were read as of different people.`,
  ]
}

/** Where subscribers' numbers alone stand for patients. */
function familyNotes({ lines, memberNumbers }: ReadRows, { columns }: FileAtHand) {
  const has = (wanted: Meaning) => columns.some(({ meaning }) => meaning === wanted)
  if (!has('subscriberId') || has('patientKey')) return []
  const { numbers, persons } = sharedByFamilies(lines, memberNumbers)
  if (numbers === 0) return []
  const shared =
    numbers === 1 ? '1 subscriber number is shared' : `${numbers} subscriber numbers are shared`
  return [
    `${shared} by ${persons} people, who were told apart by name, birth date or relationship.`,
  ]
}
