import type { TokenRow } from '../source/token-source.ts'
import type { Meaning } from '../words/meanings.ts'
import { parseCents } from '../words/numbers.ts'
import { shapeShare } from '../words/value-shapes.ts'
import type { AssignedColumn } from '../columns/assign-columns.ts'

const amounts: readonly { readonly ofLine: Meaning; readonly ofClaim: Meaning }[] = [
  { ofLine: 'chargeCents', ofClaim: 'claimChargeCents' },
  { ofLine: 'allowedCents', ofClaim: 'claimAllowedCents' },
  { ofLine: 'paidCents', ofClaim: 'claimPaidCents' },
]

/** So many of the claims whose lines differ must add up. */
const believedShare = 0.9
/** Whole numbers may be anything, and add up by chance. */
const fewestWholeProofs = 3

/**
 * Of two columns of amounts, one of which holds on each line of a claim what the other one comes to over
 * its lines, the first is of the claim and the second of the line, whatever they are called. One that
 * differs from line to line of its claim is of the line, where nothing else is.
 */
export function reconcileTotals(
  columns: readonly AssignedColumn[],
  rows: readonly TokenRow[],
): readonly AssignedColumn[] {
  const claim = columns.find(({ meaning }) => meaning === 'claimId')
  if (!claim) return columns
  const claims = Map.groupBy(rows, ({ cells }) => cells[claim.column.index]?.trim() ?? '')
  claims.delete('')
  const several = Array.from(claims.values()).filter((lines) => lines.length > 1)
  if (several.length === 0) return columns
  return amounts.reduce((known, { ofLine, ofClaim }) => {
    const total = known.find((column) => column.meaning === ofLine && !isMapped(column))
    if (!known.some(({ meaning }) => meaning === ofLine))
      return known.map((column) =>
        column.meaning === ofClaim && !isMapped(column) && differs(several, column)
          ? { ...column, meaning: ofLine, reason: 'it differs from line to line of a claim' }
          : column,
      )
    if (!total || known.some(({ meaning }) => meaning === ofClaim)) return known
    const line = known.find((column) => mayBeAmount(column) && addsUp(several, column, total))
    return line ? swapped(known, line, total, ofLine, ofClaim) : known
  }, columns)
}

/** Whether lines of one claim hardly ever have the same amount. */
function differs(claims: readonly (readonly TokenRow[])[], column: AssignedColumn): boolean {
  const told = claims.flatMap((rows) => {
    const cents = centsOf(rows, column)?.filter((each) => each !== 0) ?? []
    return cents.length < 2 ? [] : new Set(cents).size > 1
  })
  const different = told.filter(Boolean).length
  return different >= fewestWholeProofs && different >= told.length * believedShare
}

function isMapped({ reason }: AssignedColumn): boolean {
  return reason.startsWith('the mapping')
}

/** Not used for anything else, and all money. */
function mayBeAmount(column: AssignedColumn): boolean {
  const { meaning, column: sampled } = column
  const isFree = meaning === undefined || meaning === 'ignored'
  return isFree && !isMapped(column) && shapeShare(sampled.values, 'money') === 1
}

function addsUp(
  claims: readonly (readonly TokenRow[])[],
  line: AssignedColumn,
  total: AssignedColumn,
): boolean {
  let compared = 0
  let equal = 0
  for (const rows of claims) {
    const own = centsOf(rows, line)
    const all = centsOf(rows, total)
    if (own === undefined || all === undefined) continue
    const [first = 0] = all
    if (all.some((cents) => cents !== first)) return false
    // Lines that cost nothing, and one that costs all, say nothing of the others; halves are chance.
    if (new Set(own.filter((cents) => cents !== 0)).size < 2) continue
    compared++
    if (Math.abs(own.reduce((sum, cents) => sum + cents, 0) - first) <= 1) equal++
  }
  const isMoney = line.column.values.some((value) => /[.,]\d{2}$/.test(value))
  return compared >= (isMoney ? 1 : fewestWholeProofs) && equal >= compared * believedShare
}

/** Undefined where a line has none. */
function centsOf(
  rows: readonly TokenRow[],
  { column }: AssignedColumn,
): readonly number[] | undefined {
  const cents = rows.flatMap(({ cells }) => parseCents(cells[column.index] ?? '') ?? [])
  return cents.length === rows.length ? cents : undefined
}

function swapped(
  columns: readonly AssignedColumn[],
  line: AssignedColumn,
  total: AssignedColumn,
  ofLine: Meaning,
  ofClaim: Meaning,
): readonly AssignedColumn[] {
  return columns.map((column) => {
    if (column === line) {
      const reason = `over the lines of a claim it comes to ${total.column.header}`
      return { ...column, meaning: ofLine, number: undefined, confidence: 0.9, reason }
    }
    if (column !== total) return column
    const reason = `on each line of a claim it is what ${line.column.header} comes to`
    return { ...column, meaning: ofClaim, confidence: 0.9, reason }
  })
}
