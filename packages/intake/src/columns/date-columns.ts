import { DateEvidence, type DateFormat, type DateOrder } from '../words/dates.ts'
import type { AssignedColumn } from './assign-columns.ts'
import { factsOf } from '../words/meanings.ts'

/** The formats of all date columns, by position. */
export type DateFormats = ReadonlyMap<number, DateFormat>

/** What the values of a date column prove of the way in which it writes days. */
export interface ColumnEvidence {
  readonly index: number
  readonly evidence: DateEvidence
}

interface Proof extends ColumnEvidence {
  readonly header: string
  readonly isBirth: boolean
}

/** Evidence of the first rows, from which reading starts. */
export function sampledProofs(columns: readonly AssignedColumn[]): Proof[] {
  return dateColumnsOf(columns).map(({ column, meaning }) => {
    const evidence = new DateEvidence()
    for (const value of new Set(column.values)) evidence.add(value)
    return { index: column.index, header: column.header, evidence, isBirth: meaning === 'birthDay' }
  })
}

/** Evidence of all rows, after they were read. */
export function proofsOf(
  columns: readonly AssignedColumn[],
  read: readonly ColumnEvidence[],
): Proof[] {
  return dateColumnsOf(columns).flatMap(({ column, meaning }) => {
    const evidence = read.find(({ index }) => index === column.index)?.evidence
    return evidence
      ? [{ index: column.index, header: column.header, evidence, isBirth: meaning === 'birthDay' }]
      : []
  })
}

function dateColumnsOf(columns: readonly AssignedColumn[]): AssignedColumn[] {
  return columns.filter(
    ({ meaning }) =>
      meaning !== undefined && meaning !== 'ignored' && factsOf(meaning).shape === 'date',
  )
}

/** Formats by the proofs: what a column proves itself, else what the others prove, else month first. */
export function decideFormats(
  proofs: readonly Proof[],
  auditYear: number,
  asked: DateOrder | undefined,
): DateFormats {
  const shared = sharedOrder(proofs)
  return new Map(
    proofs.map(({ index, evidence, isBirth }) => [
      index,
      {
        order: asked ?? evidence.provenOrder() ?? shared ?? 'month-first',
        sixYearFirst: evidence.sixYearFirst > evidence.sixYearLast && !isDayFirst(asked ?? shared),
        compactYearFirst: evidence.compactYearFirst >= evidence.compactYearLast,
        lastTwoDigitYear: (auditYear + (isBirth ? 0 : 1)) % 100,
      },
    ]),
  )
}

/** Where days come first, six digits end with the year. */
function isDayFirst(order: DateOrder | undefined): boolean {
  return order === 'day-first'
}

/** The order that the file's columns prove, where they agree. */
function sharedOrder(proofs: readonly Proof[]): DateOrder | undefined {
  const orders = new Set(proofs.flatMap(({ evidence }) => evidence.provenOrder() ?? []))
  return orders.size === 1 ? [...orders][0] : undefined
}

/** Whether two decisions read every date alike. */
export function sameFormats(a: DateFormats, b: DateFormats): boolean {
  return [...a].every(([index, format]) => {
    const other = b.get(index)
    return (
      other === undefined ||
      (other.order === format.order &&
        other.sixYearFirst === format.sixYearFirst &&
        other.compactYearFirst === format.compactYearFirst)
    )
  })
}

/** What the reader should know about the date order; columns of one story share a note. */
export function dateNotes(
  proofs: readonly Proof[],
  formats: DateFormats,
  asked: DateOrder | undefined,
): string[] {
  const shared = sharedOrder(proofs)
  const assumed = proofs.filter(({ evidence }) => evidence.isAmbiguous())
  const dayFirst = proofs.filter(({ evidence }) => evidence.provenOrder() === 'day-first')
  const order = assumed[0] && formats.get(assumed[0].index)?.order
  const why = asked
    ? 'as the mapping says'
    : shared
      ? 'as in the other date columns'
      : 'the usual order in the United States'
  return [
    ...(order
      ? [
          `Every date in ${headers(assumed)} could be read two ways; ${order === 'day-first' ? 'day first' : 'month first'} was taken, ${why}.`,
        ]
      : []),
    ...(dayFirst.length > 0 ? [`Dates in ${headers(dayFirst)} are written day first.`] : []),
  ]
}

function headers(proofs: readonly Proof[]): string {
  return proofs.map(({ header }) => header).join(', ')
}
