import { joinWords } from '../names/header-words.ts'
import type { SampledColumn } from '../table/table.ts'
import { gaveWay, type AssignedColumn } from './assign-columns.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'

/** Names of one word that say of which kind a value is, and not which of that kind. */
const general =
  /^(?:totals?|tot|amounts?|amt|date|dt|code|cd|id|types?|status|stat|number|no|num|name|value|prices?|costs?|fees?|ext|sum|net)$/
/** Sums, of which no two services have the same. */
const ofSums = /^(?:totals?|tot|amounts?|amt|value|sum|net)$/
const fewestValues = 8

/** Whether a column's name is one word that many columns could have: `Total`, `Date`, `Status`. */
export function isGeneral({ name, header }: SampledColumn): boolean {
  return general.test(joinWords(name ?? header))
}

/** Whether it says the same on every row, of enough of them. */
function isConstant({ values, rowCount = values.length }: SampledColumn): boolean {
  return values.length >= fewestValues && values.length === rowCount && new Set(values).size === 1
}

/**
 * Columns of a general name that say the same on every row tell nothing of a line: the day of an extract,
 * the total of a batch, the state of a record. They give way to what is found for their meaning elsewhere;
 * where nothing is, they keep it, but for sums.
 *
 * @param find what finds columns that no name tells
 * @param findLater what looks for them once more, by their values alone
 */
export function withoutConstants(
  columns: readonly AssignedColumn[],
  find: (columns: readonly AssignedColumn[]) => readonly AssignedColumn[],
  findLater: (columns: readonly AssignedColumn[]) => readonly AssignedColumn[],
): readonly AssignedColumn[] {
  const doubted = new Map(
    columns.flatMap((column) =>
      isDoubted(column) ? [[column.column.index, column] as const] : [],
    ),
  )
  if (doubted.size === 0) return find(columns)
  const open = Array.from(doubted.values()).reduce<readonly AssignedColumn[]>(
    (known, { meaning }) => takenBack(known, meaning),
    columns.map((column) =>
      doubted.has(column.column.index)
        ? { ...column, meaning: 'ignored' as const, reason: sameEverywhere }
        : column,
    ),
  )
  const found = find(open)
  const known = findLater(found)
  const missing = Array.from(doubted.values()).filter(
    ({ column, meaning }) =>
      !ofSums.test(joinWords(column.name ?? column.header)) &&
      known.every((other) => other.meaning !== meaning),
  )
  if (missing.length === 0) return found
  return find(
    columns.map((column, at) => (missing.includes(column) ? column : (open[at] ?? column))),
  )
}

/** What a constant column took from another one that differs from row to row, that one has after all. */
function takenBack(
  columns: readonly AssignedColumn[],
  wanted: AssignedColumn['meaning'],
): readonly AssignedColumn[] {
  if (wanted === undefined || wanted === 'ignored') return columns
  const [best] = columns
    .filter((column) => gaveWay(column, wanted) && !isConstant(column.column))
    .sort((one, other) => other.confidence - one.confidence)
  if (!best || best.confidence < sure) return columns
  return columns.map((column) =>
    column === best ? { ...column, meaning: wanted, reason: whatElse } : column,
  )
}

const sure = 0.8
const whatElse = 'the other column of such a name says the same on every row'
const sameEverywhere = 'it says the same on every row'

/** Meanings that differ from line to line in any file. */
const ofLines: ReadonlySet<Meaning> = new Set<Meaning>([
  'serviceFromDay',
  'claimStatus',
  'claimType',
  'claimId',
  'patientKey',
])

function isDoubted({ column, meaning, reason }: AssignedColumn): boolean {
  if (meaning === undefined || meaning === 'ignored' || reason.startsWith('the mapping'))
    return false
  const isSum =
    factsOf(meaning).shape === 'money' && ofSums.test(joinWords(column.name ?? column.header))
  return (isSum || ofLines.has(meaning)) && isGeneral(column) && isConstant(column)
}
