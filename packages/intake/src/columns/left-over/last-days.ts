import { fieldLabels, type AuditType } from '@plumbline/engine'
import type { TokenRow } from '../../source/token-source.ts'
import { blankDates, DateEvidence, isDateText, parseDay } from '../../words/dates.ts'
import { factsOf, type Meaning } from '../../words/meanings.ts'
import { gaveWay, type AssignedColumn } from '../assign-columns.ts'
import { decideFormats } from '../date-columns.ts'

const unless: readonly Meaning[] = ['serviceThroughDay', 'claimThroughDay']
const fewestCompared = 8
const oftenEqual = 0.5
const nearlyAll = 0.98
/** A service that is given over weeks is billed by the month. */
const mostDays = 31
const saysEnd = /until|\bto\b|end|last|compl|finish|thru|through|stop|hasta/i
/** Days of the books, which come close behind the service too. */
const ofElse =
  /paid|pmt|pay|check|chk|remit|recei|recd|rcv|post|entry|enter|print|run|bill|creat|updat|submit|adjud|process|admi|disch|auth|birth|dob|acc|inj|onset|order|writ|eff|exp/i

const confidence = { called: 0.76, like: 0.7 } as const

/**
 * Of a file with one day of service, the column of days that is mostly the same and never before it
 * nor long behind it: the last day. Under a name that says no end, a person is asked.
 */
export function lastDays(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  type: AuditType,
): readonly AssignedColumn[] {
  const first = columns.find(({ meaning }) => meaning === 'serviceFromDay')
  const isKnown = columns.some(({ meaning }) => unless.some((each) => each === meaning))
  if (type !== 'medical' || !first || isKnown) return columns
  const [only, ...others] = columns.filter(
    (column) => isOpenDay(column, first) && follows(column, first, rows),
  )
  if (!only || others.length > 0) return columns
  const label = fieldLabels[factsOf('serviceThroughDay').field]
  const sureness = saysSo(only, first) ? confidence.called : confidence.like
  const reason = `no column is called ${label}, and its days are mostly those of ${first.column.header} and never before them`
  return columns.map((column) =>
    column === only
      ? { ...only, meaning: 'serviceThroughDay' as const, confidence: sureness, reason }
      : column,
  )
}

/** By its name, or as the second of two columns of one name: `Date`, `Date`; `SVCDAT`, `SVCDAT2`. */
function saysSo({ column: { header, index } }: AssignedColumn, first: AssignedColumn): boolean {
  const isSecond = header.replace(/[ _]?2$/, '') === first.column.header.replace(/[ _]?1$/, '')
  return (isSecond && index === first.column.index + 1) || saysEnd.test(header)
}

function isOpenDay(assigned: AssignedColumn, first: AssignedColumn): boolean {
  const { header, values } = assigned.column
  return (
    (assigned.meaning === undefined || gaveWay(assigned, 'serviceFromDay')) &&
    (saysSo(assigned, first) || !ofElse.test(header)) &&
    values.length >= fewestCompared &&
    values.every((value) => isDateText(value) || blankDates.has(value))
  )
}

function follows(last: AssignedColumn, first: AssignedColumn, rows: readonly TokenRow[]): boolean {
  const evidence = new DateEvidence()
  for (const value of [...first.column.values, ...last.column.values]) evidence.add(value)
  const { index } = first.column
  const format = decideFormats(
    [{ index, header: first.column.header, evidence, isBirth: false }],
    latestYear,
    undefined,
  ).get(index)
  if (!format) return false
  let [compared, equal, behind] = [0, 0, 0]
  for (const { cells } of rows) {
    const [one, other] = [first, last].map(({ column }) =>
      parseDay((cells[column.index] ?? '').trim().toUpperCase(), format),
    )
    if (one === undefined || other === undefined) continue
    compared++
    if (one === other) equal++
    else if (other > one && other - one <= mostDays) behind++
  }
  return (
    compared >= fewestCompared &&
    (behind > 0 || saysSo(last, first)) &&
    equal >= compared * oftenEqual &&
    equal + behind >= compared * nearlyAll
  )
}

/** Years of two digits of both columns are read alike, whichever this is. */
const latestYear = 2050
