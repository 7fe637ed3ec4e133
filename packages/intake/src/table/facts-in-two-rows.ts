import { cellText } from '../words/cells.ts'
import { isKnownHeader } from '../names/name-index.ts'
import { factMeanings, type LabelledFact } from './fact-meanings.ts'
import type { TokenRow } from '../source/token-source.ts'

const fewestNames = 2

/** Facts above a table in two rows: names in one, and under each its value in the next. */
export function factsInTwoRows(rows: readonly TokenRow[]): LabelledFact[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cellText(cell) !== ''))
  return filled.flatMap((names, at) => {
    const values = filled[at + 1]
    if (values && isTable(values, filled[at + 2])) return []
    return values && areNames(names.cells) && !areNames(values.cells) ? factsOf(names, values) : []
  })
}

/** Whether a further row of values follows at once: then they are a table, and no facts of the claim. */
function isTable(values: TokenRow, next: TokenRow | undefined): boolean {
  if (next?.row !== values.row + 1 || areNames(next.cells)) return false
  const count = ({ cells }: TokenRow) => cells.filter((cell) => cellText(cell) !== '').length
  return count(next) === count(values) && next.cells.every((cell) => !cell.includes(':'))
}

/** Most of what stands in the row are known names, and nothing in it is a value. */
function areNames(cells: readonly string[]): boolean {
  const texts = cells.map(cellText).filter((text) => text !== '')
  const known = texts.filter(isKnownHeader).length
  return known >= fewestNames && known >= texts.length / 2 && !texts.some((t) => /\d{3}|:/.test(t))
}

function factsOf(names: TokenRow, values: TokenRow): LabelledFact[] {
  return names.cells.flatMap((cell, column) => {
    const fact = {
      label: cellText(cell),
      value: cellText(values.cells[column] ?? ''),
      row: values.row,
    }
    const isFact = fact.label !== '' && fact.value !== '' && factMeanings(fact).length > 0
    return isFact ? [fact] : []
  })
}
