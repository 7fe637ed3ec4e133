import { isValidNpi } from '@plumbline/engine'
import { gaveWay, type AssignedColumn } from '../columns/assign-columns.ts'
import { mayBeEither } from '../columns/credit-columns.ts'
import { readNpi } from '../words/codes/npi.ts'
import type { Meaning } from '../words/meanings.ts'

/** Columns whose values are plainly of one kind, though nothing tells what they are for. */
export interface UnreadColumns {
  readonly columns: readonly AssignedColumn[]
  /** For whoever can say it in a mapping file. */
  readonly note: string
  /** For whoever is asked before the audit; undefined where the file has what they could be. */
  readonly question: string | undefined
}

/** What a file without a column for it most likely has under another name. */
interface Kind {
  readonly called: string
  readonly are: (values: readonly string[], header: string, reason: string) => boolean
  /** The fewest values that tell it. */
  readonly fewest: number
  /** Without one of these in any column, what is left is asked about. */
  readonly wanted: readonly Meaning[]
  readonly mayBe: string
}

const fewestValues = 3
/** Money with its cents, which hardly anything else is written like. */
const writtenMoney = /^[-($]*\$?[\d,.]*\d[.,]\d{2}[-)]*(?:\s?[CD]R)?$/i

/** What is open on the account, line after line: no amount of a line. */
const balance = /\bbal(?:ances?)?\b/i

const diagnosis = /^[A-TV-Z]\d[0-9AB](?:\.?[0-9A-Z]{1,4})?$/

const kinds: readonly Kind[] = [
  {
    called: 'credits',
    fewest: 1,
    are: (_values, _header, reason) => reason === mayBeEither,
    wanted: [],
    mayBe: 'what was taken back of the charges, or paid',
  },
  {
    called: 'amounts',
    fewest: fewestValues,
    are: (values, header, reason) =>
      !balance.test(header) &&
      reason !== mayBeEither &&
      values.every((value) => writtenMoney.test(value)) &&
      values.some((value) => /[1-9]/.test(value)),
    wanted: ['paidCents', 'claimPaidCents'],
    mayBe: 'what was charged, allowed or paid',
  },
  {
    called: 'NPIs',
    fewest: fewestValues,
    are: (values) => values.every((value) => isValidNpi(readNpi(value) ?? '')),
    wanted: ['renderingNpi', 'billingNpi', 'pharmacyId', 'prescriberNpi'],
    mayBe: 'the provider who served, the one who billed or another',
  },
  {
    called: 'diagnosis codes',
    fewest: fewestValues,
    // Without their points they look like other numbers.
    are: (values, header) =>
      values.every((value) => diagnosis.test(value)) &&
      (/dx|diag|dgns|icd/i.test(header) ||
        values.filter((value) => value.includes('.')).length * 2 > values.length),
    wanted: ['diagnoses', 'principalDiagnosis', 'lineDiagnosis'],
    mayBe: 'further diagnoses of the line or its claim',
  },
]

/** Columns that were not read, by the kind of what stands in them. */
export function unreadColumns(columns: readonly AssignedColumn[]): readonly UnreadColumns[] {
  return kinds.flatMap(({ called, are, fewest, wanted, mayBe }) => {
    const lacks = !columns.some(({ meaning }) => wanted.some((each) => each === meaning))
    const unread = columns.filter((column) => {
      const { values } = column.column
      const isOpen = column.meaning === undefined || (lacks && gaveWay(column))
      return isOpen && values.length >= fewest && are(values, column.column.header, column.reason)
    })
    if (unread.length === 0) return []
    const headers = unread.map(({ column }) => column.header || '(blank)').join(', ')
    const isOne = unread.length === 1
    const note = isOne
      ? `The column ${headers} holds ${called} and was not read, since nothing tells which. If it says ${mayBe}, name it before the audit or in a mapping file.`
      : `The columns ${headers} hold ${called} and were not read, since nothing tells which. If one of them says ${mayBe}, name it before the audit or in a mapping file.`
    const question = isOne
      ? `What is ${headers}? It holds ${called}, and is left out unless you say that it is ${mayBe}.`
      : `What are ${headers}? They hold ${called}, and are left out unless you say that one of them is ${mayBe}.`
    return [{ columns: unread, note, question: lacks ? question : undefined }]
  })
}
