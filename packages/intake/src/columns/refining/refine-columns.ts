import { fieldLabels } from '@plumbline/engine'
import { settleAccounts, settleClaimLines, settleLineNumbers } from './account-columns.ts'
import type { AssignedColumn } from '../assign-columns.ts'
import { numberedAmounts } from '../numbered-amounts.ts'
import { numberedNames } from './numbered-names.ts'
import { numberedSiblings } from './numbered-siblings.ts'
import { settlePersonCodes } from './person-codes.ts'
import { pharmacyNpis } from './pharmacy-npis.ts'
import { settlePrograms } from './program-columns.ts'
import { daysOfServices } from './days-of-services.ts'
import { facilityNpis } from './facility-npis.ts'
import { facilityTypes } from './facility-types.ts'
import { settledAmounts } from './settled-amounts.ts'
import { pharmacyPayments } from './pharmacy-payments.ts'
import { settleCases } from './case-numbers.ts'
import { settleTransactions } from './transaction-columns.ts'
import { standingIn } from './stand-ins.ts'
import { factsOf, type Meaning } from '../../words/meanings.ts'
import { readFrequency, readStatus } from '../../words/words.ts'

/** What one meaning makes of another: where the first is filled, the second is not needed. */
const superseded: readonly {
  readonly by: Meaning
  readonly columns: readonly Meaning[]
  readonly because: string
}[] = [
  {
    by: 'patientKey',
    columns: ['patientName', 'patientFirstName', 'patientLastName', 'subscriberId', 'relation'],
    because: 'the member or patient number already tells patients apart',
  },
]

/** Settles what only the columns together can tell. */
export function refineColumns(named: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const persons = settlePersonCodes(pharmacyPayments(settledAmounts(settlePrograms(named))))
  const settled = settleCases(
    settleTransactions(facilityNpis(pharmacyNpis(facilityTypes(persons)))),
  )
  const columns = daysOfServices(
    standingIn(
      settleAccounts(settleLineNumbers(settleClaimLines(numberedSiblings(numberedNames(settled))))),
    ),
  )
  const refined = columns.map((column): AssignedColumn => {
    if (isMasked(column)) return { ...column, meaning: 'ignored', reason: masked }
    const better = betterColumn(column, columns)
    if (better) return ignoredFor(column, better)
    const rule = superseded.find(
      ({ by, columns: weaker }) =>
        isOneOf(column.meaning, weaker) && columns.some((c) => c.meaning === by && isFilled(c)),
    )
    if (rule) return needless(column, rule.because)
    if (isOfDischarge(column, columns)) return { ...column, meaning: 'dischargeStatus' }
    if (isStatus(column, columns)) return { ...column, meaning: 'claimStatus' }
    if (column.meaning === 'claimStatus' && !saysStatus(column) && isStatusElsewhere(columns))
      return { ...column, meaning: 'ignored', reason: 'no value of it is a status of a claim' }
    return isFrequency(column) || isKindOfBill(column, columns)
      ? { ...column, meaning: 'frequencyCode' }
      : column
  })
  return numberedAmounts(refined)
}

/** Numbered columns of a single field beside a plain one that is filled are something else. */
function betterColumn(
  column: AssignedColumn,
  columns: readonly AssignedColumn[],
): AssignedColumn | undefined {
  const { meaning, number } = column
  if (meaning === undefined || meaning === 'ignored' || number === undefined) return undefined
  if (factsOf(meaning).many) return undefined
  return columns.find(
    (other) => other.meaning === meaning && other.number === undefined && isFilled(other),
  )
}

function ignoredFor(column: AssignedColumn, better: AssignedColumn): AssignedColumn {
  const { meaning } = better
  if (meaning === undefined || meaning === 'ignored') return { ...column, meaning: 'ignored' }
  return {
    ...column,
    meaning: 'ignored',
    reason: `${fieldLabels[factsOf(meaning).field]} is taken from the column ${better.column.header}`,
    gaveWayTo: meaning,
  }
}

function needless(column: AssignedColumn, because: string): AssignedColumn {
  const { meaning } = column
  const ignored: AssignedColumn = { ...column, meaning: 'ignored', reason: because }
  if (meaning !== 'patientFirstName' && meaning !== 'patientName') return ignored
  return { ...ignored, firstNameIn: meaning, reason: `${because}; first names tell twins` }
}

function isFilled({ column, reason }: AssignedColumn): boolean {
  return column.values.length > 0 || reason.startsWith('the mapping')
}

function isOneOf(meaning: AssignedColumn['meaning'], list: readonly Meaning[]): boolean {
  return meaning !== undefined && meaning !== 'ignored' && list.includes(meaning)
}

/** A "claim type" whose values are original, replacement and void is the claim frequency. */
function isFrequency({ column, meaning }: AssignedColumn): boolean {
  if (meaning !== 'claimType' || column.values.length === 0) return false
  return column.values.every((value) => value.length > 3 && readFrequency(value) !== undefined)
}

/** A kind of transaction whose values are original (1), replacement (7) and void (8), where no other column is. */
function isKindOfBill(
  { column: { values }, meaning }: AssignedColumn,
  columns: readonly AssignedColumn[],
): boolean {
  return (
    meaning === 'reversalIndicator' &&
    columns.every((other) => other.meaning !== 'frequencyCode') &&
    values.some((value) => /^[78]$/.test(value)) &&
    values.every((value) => /^[1578]$/.test(value))
  )
}

/** A "claim type" whose values say paid, rejected and reversed is what became of the claim, where no other column is. */
function isStatus(
  { column: { values }, meaning }: AssignedColumn,
  columns: readonly AssignedColumn[],
): boolean {
  if (meaning !== 'claimType' || columns.some(saysStatus)) return false
  const known = values.map((value) => (value.length > 3 ? readStatus(value) : undefined))
  return known.includes('paid') && known.every((status) => status !== undefined)
}

function isStatusElsewhere(columns: readonly AssignedColumn[]): boolean {
  return columns.some((column) => isStatus(column, columns))
}

/** Whether a column says of any claim what became of it. */
function saysStatus({ column: { values }, meaning }: AssignedColumn): boolean {
  return (
    meaning === 'claimStatus' &&
    (values.length === 0 || values.some((value) => readStatus(value) !== undefined))
  )
}

const ofStays: readonly Meaning[] = ['billType', 'drg', 'admissionDay', 'dischargeDay']

/**
 * A plain "Status" of bills of stays whose values are patient discharge statuses: two digits, most of them
 * among those that discharges have, on no more lines than a stay's own columns are filled on.
 */
function isOfDischarge(
  { column: { header, values }, meaning }: AssignedColumn,
  columns: readonly AssignedColumn[],
): boolean {
  if (meaning !== 'claimStatus' || !/^\W*(?:stat|sts|status)(?:\W*(?:code|cd))?\W*$/i.test(header))
    return false
  if (columns.some((other) => other.meaning === 'dischargeStatus')) return false
  const known = values.filter((value) => discharge.test(value)).length
  const places = columns
    .filter((other) => isOneOf(other.meaning, ofStays))
    .map((other) => other.column.values.length)
  return (
    values.every((value) => /^\d{2}$/.test(value)) &&
    values.some((value) => value.startsWith('0')) &&
    known * 2 > values.length &&
    Math.max(0, ...places) >= values.length
  )
}

/** Patient discharge statuses of the uniform bill (NUBC form locator 17). */
const discharge = /^(?:0[1-79]|2[01]|30|4[0-3]|5[01]|6[1-69]|70|8[1-9]|9[0-5])$/

/** Why a column of NPIs is left out whose cells all hold one mask. */
export const masked =
  'one number of the same digit stands in all cells: it hides who the providers are'

/** Provider numbers that were replaced by one mask before the file was sent. */
function isMasked({ column: { values }, meaning }: AssignedColumn): boolean {
  if (meaning === undefined || meaning === 'ignored' || factsOf(meaning).shape !== 'npi') {
    return false
  }
  return (
    values.length > 1 && new Set(values).size === 1 && values.every((v) => /^(\d)\1{9}$/.test(v))
  )
}
