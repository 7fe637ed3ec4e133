import { fieldLabels } from '@plumbline/engine'
import { settleAccounts, settleClaimLines } from './account-columns.ts'
import type { AssignedColumn } from './assign-columns.ts'
import { numberedNames } from './numbered-names.ts'
import { numberedSiblings } from './numbered-siblings.ts'
import { standingIn } from './stand-ins.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'
import { readFrequency } from '../words/words.ts'

/** What one meaning makes of another: where the first is filled, the second is not needed. */
const superseded: readonly {
  readonly by: Meaning
  readonly columns: readonly Meaning[]
  readonly because: string
}[] = [
  {
    by: 'patientKey',
    columns: ['patientName', 'patientFirstName', 'patientLastName', 'subscriberId'],
    because: 'the member or patient number already tells patients apart',
  },
]

/** Settles what only the columns together can tell. */
export function refineColumns(named: readonly AssignedColumn[]): AssignedColumn[] {
  const columns = standingIn(
    settleAccounts(settleClaimLines(numberedSiblings(numberedNames(named)))),
  )
  return columns.map((column) => {
    if (isMasked(column)) return { ...column, meaning: 'ignored', reason: masked }
    const better = betterColumn(column, columns)
    if (better) return ignoredFor(column, better)
    const rule = superseded.find(
      ({ by, columns: weaker }) =>
        isOneOf(column.meaning, weaker) && columns.some((c) => c.meaning === by && isFilled(c)),
    )
    if (rule) return { ...column, meaning: 'ignored', reason: rule.because }
    return isFrequency(column) ? { ...column, meaning: 'frequencyCode' } : column
  })
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
  const label =
    meaning === undefined || meaning === 'ignored' ? '' : fieldLabels[factsOf(meaning).field]
  return {
    ...column,
    meaning: 'ignored',
    reason: `${label} is taken from the column ${better.column.header}`,
  }
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

const masked = 'one number of the same digit stands in all cells: it hides who the providers are'

/** Provider numbers that were replaced by one mask before the file was sent. */
function isMasked({ column: { values }, meaning }: AssignedColumn): boolean {
  if (meaning === undefined || meaning === 'ignored' || factsOf(meaning).shape !== 'npi') {
    return false
  }
  return (
    values.length > 1 && new Set(values).size === 1 && values.every((v) => /^(\d)\1{9}$/.test(v))
  )
}
