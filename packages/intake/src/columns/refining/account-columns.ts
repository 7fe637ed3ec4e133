import { gaveWay, type AssignedColumn } from '../assign-columns.ts'
import { joinWords } from '../../names/header-words.ts'
import type { Meaning } from '../../words/meanings.ts'

const account =
  /^(?:patient|pat|pt|hospital|guarantor)?(?:account|acct|acc)(?:number|num|nbr|no|id)?$/
const visit = /^(?:visit|encounter|enc|csn|voucher)(?:number|num|nbr|no|id)?$/
const claimWithLine = /^[A-Z0-9][A-Z0-9 ]{4,}[-_/.:]\d{1,3}$/
const identity: ReadonlySet<AssignedColumn['meaning']> = new Set<Meaning>([
  'patientKey',
  'subscriberId',
  'patientName',
  'patientLastName',
])

/**
 * What an account number is, the columns beside it tell: a practice's account is the patient's where
 * another column numbers visits or claims and no other names the patient; a hospital's is the claim
 * where no other column is.
 */
export function settleAccounts(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const open = (column: AssignedColumn) => !column.reason.startsWith('the mapping')
  const accounts = columns.filter((column) => open(column) && account.test(nameOf(column)))
  const [only] = accounts
  if (!only || accounts.length > 1) return columns
  const claim = columns.find(({ meaning }) => meaning === 'claimId')
  const patient = columns.find(({ meaning }) => identity.has(meaning))
  if (claim === undefined) {
    const person = patient === only ? setBehind(only, columns) : undefined
    if (person)
      return renamed(columns, [
        [only, 'claimId'],
        [person, 'patientKey'],
      ])
    return patient === undefined || patient === only
      ? columns
      : renamed(columns, [[only, 'claimId']])
  }
  if (patient !== undefined && patient !== only) return columns
  if (claim !== only)
    return hasMore(claim, only) ? renamed(columns, [[only, 'patientKey']]) : columns
  const visits = columns.find((column) => open(column) && visit.test(nameOf(column)))
  return visits && hasMore(visits, only)
    ? renamed(columns, [
        [only, 'patientKey'],
        [visits, 'claimId'],
      ])
    : columns
}

/** The column of patients that gave way to an account, where a patient has several accounts. */
function setBehind(
  only: AssignedColumn,
  columns: readonly AssignedColumn[],
): AssignedColumn | undefined {
  return columns.find((column) => gaveWay(column, 'patientKey') && hasMore(only, column))
}

/** `Claim/Line` and `Claim Line ID` may hold the number of the claim and behind it that of the line. */
export function settleClaimLines(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  if (columns.some(({ meaning }) => meaning === 'claimId')) return columns
  return columns.map((column) => {
    const { values } = column.column
    const areBoth = values.length > 0 && values.every((value) => claimWithLine.test(value))
    if (column.meaning !== 'lineNumber' || !areBoth) return column
    const reason = 'the numbers of claims stand in it, and behind each that of the line'
    return { ...column, meaning: 'claimId', reason }
  })
}

/** `Svc#` beside a column of counts says which service of the claim it is, and not how many there were. */
export function settleLineNumbers(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  const numbers = columns.find(({ meaning }) => meaning === 'units')
  const counts = columns.find((column) => gaveWay(column, 'units'))
  const isTaken = columns.some(({ meaning }) => meaning === 'lineNumber')
  if (!numbers || !counts || isTaken || !saysNumber.test(numbers.column.header)) return columns
  return columns.map((column) => {
    if (column === numbers) {
      const reason = 'a number of the service; how many there were stands in another column'
      return { ...numbers, meaning: 'lineNumber', reason }
    }
    if (column !== counts) return column
    const { confidence } = counts
    return { ...numbers, column: counts.column, confidence }
  })
}

const saysNumber = /(?:#|\b(?:no|nbr|num|number)\.?)\s*$/i

function nameOf({ column }: AssignedColumn): string {
  return joinWords(column.name ?? column.header)
}

/** One account has several visits, and never one visit several accounts. */
function hasMore(visits: AssignedColumn, accounts: AssignedColumn): boolean {
  const count = ({ column }: AssignedColumn) => new Set(column.values).size
  return count(accounts) > 0 && count(visits) >= count(accounts)
}

function renamed(
  columns: readonly AssignedColumn[],
  changes: readonly (readonly [AssignedColumn, Meaning])[],
): readonly AssignedColumn[] {
  return columns.map((column) => {
    const meaning = changes.find(([changed]) => changed === column)?.[1]
    return meaning === undefined
      ? column
      : { ...column, meaning, confidence: 0.8, reason: reasons.get(meaning) ?? column.reason }
  })
}

const reasons: ReadonlyMap<Meaning, string> = new Map<Meaning, string>([
  ['claimId', 'no other column is the claim, and the patient has a column of its own'],
  ['patientKey', 'no other column is the patient, and the claim has a column of its own'],
])
