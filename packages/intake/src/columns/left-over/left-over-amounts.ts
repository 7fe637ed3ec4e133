import { fieldLabels, type AuditType } from '@plumbline/engine'
import type { TokenRow } from '../../source/token-source.ts'
import { factsOf, type Meaning } from '../../words/meanings.ts'
import { parseCents } from '../../words/numbers.ts'
import type { AssignedColumn } from '../assign-columns.ts'
import { isAtMost, sumsAgree } from './relations.ts'

/** Amounts of a line that come to the same: `left` together what `right` is together. */
interface Balance {
  readonly left: readonly (readonly Meaning[])[]
  readonly right: readonly (readonly Meaning[])[]
}

const share: readonly Meaning[] = ['patientShareCents', 'copayCents']
const balances: Readonly<Record<AuditType, Balance>> = {
  medical: { left: [['allowedCents']], right: [['paidCents'], share] },
  pharmacy: {
    left: [['ingredientCostCents'], ['dispensingFeeCents']],
    right: [['paidCents'], share],
  },
}
const confidence = 0.74
const mostMissing = 2
/** Of more columns than that, trying each pair would take too long, and chance would find one. */
const mostOpen = 12

/**
 * Columns of amounts that no name tells, where they are what is missing for the amounts of a line to
 * add up: of cost, fee, the patient's part and the plan's, or of allowed, paid and the patient's part.
 */
export function leftOverAmounts(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  type: AuditType,
): readonly AssignedColumn[] {
  const { left, right } = balances[type]
  const roles = [...left, ...right]
  const known = roles.map((meanings) => roleOf(columns, meanings))
  const missing = known.filter((column) => column === undefined).length
  const open = columns.filter(isOpenAmount)
  if (missing === 0 || missing > mostMissing || open.length > mostOpen) {
    return allowedBetween(columns, rows, type)
  }
  const solutions = filled(known, open).filter((all) =>
    sumsAgree(rows, all.slice(0, left.length), all.slice(left.length)),
  )
  const [only] = solutions
  if (!only || solutions.length > 1) return allowedBetween(columns, rows, type)
  return columns.map((column) => {
    const at = only.indexOf(column)
    const meaning = roles[at]?.[0]
    if (at < 0 || meaning === undefined || known[at]?.meaning === meaning) return column
    return known[at] && meaning !== 'ingredientCostCents'
      ? column
      : told(column, meaning, 'the amounts of a line add up with this one alone')
  })
}

/** What is called the cost of a drug is its ingredient cost where it adds up so. */
function roleOf(columns: readonly AssignedColumn[], meanings: readonly Meaning[]) {
  const found = columns.find(({ meaning }) => meanings.some((each) => each === meaning))
  if (found || !meanings.includes('ingredientCostCents')) return found
  return columns.find(
    ({ column, meaning }) => meaning === 'allowedCents' && /cost/i.test(column.header),
  )
}

/** All ways of putting open columns in the places of those that are missing. */
function filled(
  known: readonly (AssignedColumn | undefined)[],
  open: readonly AssignedColumn[],
): readonly (readonly AssignedColumn[])[] {
  return known.reduce<readonly (readonly AssignedColumn[])[]>(
    (ways, column) =>
      ways.flatMap((way) =>
        (column ? [column] : open.filter((each) => !way.includes(each))).map((each) => [
          ...way,
          each,
        ]),
      ),
    [[]],
  )
}

/** The one amount that is never more than the charge and never less than what was paid. */
function allowedBetween(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  type: AuditType,
): readonly AssignedColumn[] {
  const find = (wanted: Meaning) => columns.find(({ meaning }) => meaning === wanted)
  const [charge, paid] = [find('chargeCents'), find('paidCents')]
  if (type !== 'medical' || !charge || !paid || find('allowedCents')) return columns
  const found = columns.filter(
    (column) =>
      isOpenAmount(column) &&
      isAtMost(rows, column.column.index, charge.column.index) &&
      isAtMost(rows, paid.column.index, column.column.index),
  )
  const [only] = found
  if (!only || found.length > 1) return columns
  const because = `it alone lies between ${paid.column.header} and ${charge.column.header} on each line`
  return columns.map((column) => (column === only ? told(only, 'allowedCents', because) : column))
}

/** Amounts that are hoped for or left, and come to others without being them. */
const notOfTheLine = /bal|expect|estim|outstand|accum|ytd|max/i

function isOpenAmount({ column: { header, values }, meaning }: AssignedColumn): boolean {
  return (
    meaning === undefined &&
    !notOfTheLine.test(header) &&
    values.some((value) => /[.,]\d\d\b/.test(value)) &&
    values.every((value) => parseCents(value) !== undefined)
  )
}

function told(column: AssignedColumn, meaning: Meaning, because: string): AssignedColumn {
  const label = fieldLabels[factsOf(meaning).field]
  return { ...column, meaning, confidence, reason: `no column is called ${label}, and ${because}` }
}
