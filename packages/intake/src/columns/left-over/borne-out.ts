import type { TokenRow } from '../../source/token-source.ts'
import type { Meaning } from '../../words/meanings.ts'
import type { AssignedColumn } from '../assign-columns.ts'
import { haveOne, isAtLeast, isAtMost, sumsAgree } from './relations.ts'

/** What columns beside a doubtful one say for it, and in which words. */
interface Bearing {
  readonly meaning: Meaning
  readonly beside: readonly Meaning[]
  readonly because: string
  /** Whether the rows bear the first column out by the second. */
  readonly holds: (rows: readonly TokenRow[], one: number, other: number) => boolean
}

const atMost = (one: Meaning, other: Meaning): readonly Bearing[] => [
  { meaning: one, beside: [other], because: 'it is never more than', holds: isAtMost },
  { meaning: other, beside: [one], because: 'it is never less than', holds: isAtLeast },
]

const birth: readonly Meaning[] = ['birthDay', 'birthYear']
const persons: readonly Meaning[] = ['patientKey', 'birthDay', 'subscriberId']
const bearings: readonly Bearing[] = [
  {
    meaning: 'patientKey',
    beside: birth,
    because: 'each of its numbers has one value in',
    holds: haveOne,
  },
  {
    meaning: 'claimId',
    beside: persons,
    because: 'each of its numbers has one value in',
    holds: haveOne,
  },
  ...atMost('allowedCents', 'chargeCents'),
  ...atMost('paidCents', 'allowedCents'),
  ...atMost('patientShareCents', 'allowedCents'),
  ...atMost('paidCents', 'chargeCents'),
]

const borneConfidence = 0.78
const doubted = 0.75

/**
 * Columns that their names only hint at, and that the rows bear out: numbers of members that have one
 * date of birth each, amounts of which one is never more than the other, costs that come to what was paid.
 */
export function borneOut(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const fills = priceOfFills(columns, rows)
  return columns.map((column) => {
    if (column.confidence >= doubted || column.hasRival === true) return column
    if (fills.includes(column)) return borne(column, 'cost and fee come to what was paid')
    for (const { meaning, beside, because, holds } of bearings) {
      if (column.meaning !== meaning) continue
      const other = columns.find((each) => beside.some((known) => known === each.meaning))
      if (other && holds(rows, column.column.index, other.column.index)) {
        return borne(column, `${because} ${other.column.header}`)
      }
    }
    return column
  })
}

function borne(column: AssignedColumn, because: string): AssignedColumn {
  return { ...column, confidence: borneConfidence, reason: `${column.reason}; ${because}` }
}

/** Cost, fee, the patient's part and the plan's, where they add up. */
function priceOfFills(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const find = (...meanings: readonly Meaning[]) =>
    columns.find(({ meaning }) => meanings.some((wanted) => wanted === meaning))
  const cost = find('ingredientCostCents')
  const fee = find('dispensingFeeCents')
  const paid = find('paidCents')
  const share = find('patientShareCents', 'copayCents')
  if (!cost || !fee || !paid || !share) return []
  return sumsAgree(rows, [cost, fee], [paid, share]) ? [cost, fee, paid, share] : []
}
