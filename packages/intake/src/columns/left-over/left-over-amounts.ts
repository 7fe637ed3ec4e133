import { fieldLabels, type AuditType } from '@plumbline/engine'
import type { TokenRow } from '../../source/token-source.ts'
import { factsOf, type Meaning } from '../../words/meanings.ts'
import { parseCents } from '../../words/numbers.ts'
import { gaveWay, type AssignedColumn } from '../assign-columns.ts'
import { isAtLeast, isAtMost, sumsAgree } from './relations.ts'
import { askedWhose, employerPaysFor, paysFor } from './whose-payment.ts'

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
/** Of few amounts even three that are missing add up by chance in one way at most. */
const mostMissingOfFew = 3
const few = 6
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
  return askedWhose(chargeAbove(addedUp(columns, rows, type), rows, type), columns)
}

function addedUp(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  type: AuditType,
): readonly AssignedColumn[] {
  const { left, right } = balances[type]
  const roles = [...left, ...right]
  const known = roles.map((meanings) => roleOf(columns, meanings))
  const missing = known.filter((column) => column === undefined).length
  const open = columns.filter(isOpenAmount)
  const most = open.length <= few ? mostMissingOfFew : mostMissing
  if (missing === 0 || missing > most || open.length > mostOpen) {
    return allowedBetween(columns, rows, type)
  }
  const solutions = filled(known, open).filter((all) =>
    sumsAgree(rows, all.slice(0, left.length), all.slice(left.length)),
  )
  const only = onlyOf(solutions, columns)
  if (!only) return allowedBetween(columns, rows, type)
  return columns.map((column) => {
    const at = only.indexOf(column)
    const meaning = roles[at]?.[0]
    if (at < 0 || meaning === undefined) return column
    const isKnown =
      known[at]?.meaning === meaning || (known[at] && meaning !== 'ingredientCostCents')
    return isKnown
      ? column
      : told(column, meaning, 'the amounts of a line add up with this one alone')
  })
}

/** The one way; of two in which the plan's part and the patient's change places, the one that the names say. */
function onlyOf(
  ways: readonly (readonly AssignedColumn[])[],
  columns: readonly AssignedColumn[],
): readonly AssignedColumn[] | undefined {
  const [first, second, ...others] = ways
  if (first === undefined || second === undefined) return first
  if (others.length > 0) return undefined
  const [paid, share] = first.slice(-2)
  const isSwap = second.at(-1) === paid && second.at(-2) === share
  const rest = first.slice(0, -2)
  if (!paid || !share || !isSwap || rest.some((column, at) => second[at] !== column))
    return undefined
  const sign = paysFor(paid, share) || employerPaysFor(paid, share, columns)
  return sign === 0 ? undefined : sign > 0 ? first : second
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

/** Amounts that are hoped for, left or taken off, and come to others without being them. */
const notOfTheLine =
  /bal|expect|estim|outstand|accum|ytd|max|reduc|discount(?!ed)|saving|write.?off|remain|reserve|(?:prior|pre).?auth|lifetime|premium/i

/** What is only like a name, or whose meaning another column took, may still be the part that is missing. */
/** The one amount that is never less than what was allowed, or else paid, and often more. */
function chargeAbove(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
  type: AuditType,
): readonly AssignedColumn[] {
  const find = (wanted: Meaning) => columns.find(({ meaning }) => meaning === wanted)
  const below = find('allowedCents') ?? find('paidCents')
  if (type !== 'medical' || !below || find('chargeCents') || find('claimChargeCents'))
    return columns
  const found = columns.filter(
    (column) => isOpenAmount(column) && isAtLeast(rows, column.column.index, below.column.index),
  )
  const [only] = found
  if (!only || found.length > 1) return columns
  const because = `it alone is never less than ${below.column.header}`
  return columns.map((column) => (column === only ? told(only, 'chargeCents', because) : column))
}

function isOpenAmount(assigned: AssignedColumn): boolean {
  const { header, values } = assigned.column
  return (
    (assigned.meaning === undefined || gaveWay(assigned) || isOnlyLike(assigned)) &&
    !notOfTheLine.test(header) &&
    values.some((value) => /[.,]\d\d\b/.test(value)) &&
    values.every((value) => parseCents(value) !== undefined)
  )
}

function told(column: AssignedColumn, meaning: Meaning, because: string): AssignedColumn {
  const label = fieldLabels[factsOf(meaning).field]
  return { ...column, meaning, confidence, reason: `no column is called ${label}, and ${because}` }
}

function isOnlyLike({ meaning, confidence: sureness }: AssignedColumn): boolean {
  return meaning === 'chargeCents' && sureness < confidence
}
