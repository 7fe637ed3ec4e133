import type { ClaimLine } from '@plumbline/engine'
import { hasLostZeros } from '../words/codes/ndc.ts'
import type { ReadRows } from './rows/read-rows.ts'

/** What the reader should know about how rows and cells were taken. */
export function rowNotes(
  {
    layout,
    lines,
    fields,
    tallies,
    numberNotes,
    rowsOfLists,
    amountsWithoutCode,
    setAsideMoney,
    printedTotals,
    rowsCarried,
  }: ReadRows,
  placeOf?: (row: number) => string,
): string[] {
  const notes: string[] = [...numberNotes]
  if (layout.spread !== undefined) {
    notes.push(
      `Rows hold up to ${layout.slots.length} services side by side; each is audited as a line of its own (${lines.length} lines).`,
    )
  }
  if (amountsWithoutCode > 0) {
    notes.push(
      `${amountsWithoutCode} ${amountsWithoutCode === 1 ? 'service' : 'services'} beside others in a row ${amountsWithoutCode === 1 ? 'has' : 'have'} an amount and no code, and ${amountsWithoutCode === 1 ? 'was' : 'were'} not audited.`,
    )
  }
  if (rowsOfLists > 0) {
    notes.push(
      `${rowsOfLists} ${rowsOfLists === 1 ? 'row holds' : 'rows hold'} several procedure codes in one cell; each code is a line of its own. An amount that is not listed code by code is the total of the row, and its lines were read without it.`,
    )
  }
  if (rowsCarried > 0) {
    notes.push(
      `${rowsCarried} ${rowsCarried === 1 ? 'row leaves' : 'rows leave'} the patient or the claim blank, and no row of the file repeats those of the row above: they were read as of the same patient or claim as the row above. This is an assumption.`,
    )
  }
  for (const { header, unreadable } of tallies) {
    notes.push(
      `${unreadable} ${unreadable === 1 ? 'value' : 'values'} in ${header} could not be read and ${unreadable === 1 ? 'was' : 'were'} left blank.`,
    )
  }
  notes.push(...setAsideMoney.notes(), ...printedTotals.notes(placeOf))
  if (fields.has('ndcAsBilled')) notes.push(...zerosLost(lines))
  return notes
}

function zerosLost(lines: readonly ClaimLine[]): readonly string[] {
  const lost = lines.filter(({ ndcAsBilled }) => hasLostZeros(ndcAsBilled))
  if (lost.length === 0) return []
  const have = lost.length === 1 ? 'line has an NDC' : 'lines have NDCs'
  const read = lost.every(({ ndc }) => ndc !== undefined)
    ? '; they were read as eleven digits, which others of the column have'
    : ''
  return [
    `${lost.length} ${have} of nine digits or fewer: leading zeros were lost, most often in a spreadsheet${read}.`,
  ]
}
