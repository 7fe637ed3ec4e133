import { fieldLabels } from '@plumbline/engine'
import { gaveWay, type AssignedColumn } from '../assign-columns.ts'
import { factsOf, type Meaning } from '../../words/meanings.ts'

/** Parts of a fill's price that pharmacies ask for and plans settle, often in two columns. */
const ofFills: readonly Meaning[] = ['ingredientCostCents', 'dispensingFeeCents']

const askedFor = /\b(?:sub|subm|sbmt|sbmtd|submit|submitted|claimed|billed|requested|asked)\b/i

/** A part of the price is what the plan settled on, where another column has what was asked for. */
export function settledAmounts(columns: readonly AssignedColumn[]): readonly AssignedColumn[] {
  let settled = columns
  for (const meaning of ofFills) settled = withSettled(settled, meaning)
  return settled
}

function withSettled(
  columns: readonly AssignedColumn[],
  meaning: Meaning,
): readonly AssignedColumn[] {
  const taken = columns.find((column) => column.meaning === meaning)
  if (taken === undefined || !isAskedFor(taken)) return columns
  const better = columns.find(
    (column) => gaveWay(column, meaning) && !isAskedFor(column) && column.column.values.length > 0,
  )
  if (better === undefined) return columns
  const label = fieldLabels[factsOf(meaning).field]
  return columns.map((column) => {
    if (column === better) {
      return { ...taken, column: better.column, confidence: better.confidence, reason: paid }
    }
    if (column !== taken) return column
    const reason = `${label} is taken from the column ${better.column.header}: this is what was asked for`
    return { ...better, column: taken.column, confidence: taken.confidence, reason }
  })
}

const paid = 'what the plan settled on; another column has what the pharmacy asked for'

/** NCPDP fields of the request: ingredient cost, dispensing fee and the whole. */
const requestFields = /(?:^|\W)(?:409-?D9|412-?DC|430-?DU|D9|DC|DU)(?:\W|$)/i

/** Whether a column's name, or its NCPDP number, says that the pharmacy asked for it. */
export function isAskedFor({ column: { header } }: AssignedColumn): boolean {
  if (requestFields.test(header.replaceAll(/[_\s]+/g, '-'))) return true
  return askedFor.test(header.replaceAll(/[_\W]+/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2'))
}
