import { fieldLabels, type AuditType } from '@plumbline/engine'
import type { TokenRow } from '../../source/token-source.ts'
import { blankDates, isDateText } from '../../words/dates.ts'
import { factsOf, type Meaning } from '../../words/meanings.ts'
import type { AssignedColumn } from '../assign-columns.ts'
import { dayReader } from './day-reader.ts'

const unless: readonly Meaning[] = [
  'serviceFromDay',
  'serviceThroughDay',
  'claimFromDay',
  'claimThroughDay',
  'admissionDay',
]
/** Days that are none of a service, whatever else the file lacks. */
const ofElse =
  /paid|pmt|pay|check|chk|remit|recei|recd|rcv|post|entry|enter|print|run|bill|creat|updat|submit|adjud|process|admi|disch|auth|birth|dob|brth|acc|inj|onset|eff|exp|term|load|batch/i
const fewestDays = 8
const confidence = 0.7
/** A prescription runs for a year, and is hardly ever filled later. */
const longestWait = 400

/**
 * Of a file in which no name tells the day of service, the only column of days that nothing else explains;
 * of two in a file of fills, the later one of each row: a prescription is written before it is filled. A
 * person is asked, or told.
 */
export function firstDays(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  type: AuditType,
): readonly AssignedColumn[] {
  if (columns.some(({ meaning }) => unless.some((each) => each === meaning))) return columns
  const open = columns.filter(isOpenDay)
  const [only, second, ...others] = open
  if (!only || others.length > 0) return columns
  if (!second) return named(columns, only, 'serviceFromDay', 'it alone holds days')
  if (type !== 'pharmacy') return columns
  const [written, filled] = isBefore(only, second, rows) ? [only, second] : [second, only]
  if (!isBefore(written, filled, rows)) return columns
  const because = `its days are never before those of ${written.column.header}`
  const known = named(columns, filled, 'serviceFromDay', because)
  if (known.some(({ meaning }) => meaning === 'writtenDay')) return known
  return named(known, written, 'writtenDay', `its days are never behind those of the fill`)
}

function named(
  columns: readonly AssignedColumn[],
  found: AssignedColumn,
  meaning: Meaning,
  because: string,
): readonly AssignedColumn[] {
  const reason = `no column is called ${fieldLabels[factsOf(meaning).field]}, and ${because}`
  return columns.map((column) =>
    column.column === found.column ? { ...column, meaning, confidence, reason } : column,
  )
}

function isOpenDay({ column: { header, values }, meaning }: AssignedColumn): boolean {
  return (
    meaning === undefined &&
    !ofElse.test(header) &&
    values.length >= fewestDays &&
    values.every((value) => isDateText(value) || blankDates.has(value))
  )
}

/** Whether the days of one are those of the other or before them in all rows, and before them in some. */
function isBefore(one: AssignedColumn, other: AssignedColumn, rows: readonly TokenRow[]): boolean {
  const [dayOfOne, dayOfOther] = [dayReader(one), dayReader(other)]
  let before = 0
  for (const { cells } of rows) {
    const [first, second] = [dayOfOne(cells), dayOfOther(cells)]
    if (first === undefined || second === undefined) continue
    if (first > second || second - first > longestWait) return false
    if (first < second) before++
  }
  return before > 0
}
