import { type AddOnEdit, type Day, type ProcedureNumber } from '@plumbline/engine'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import type { StoredAddOn } from '../store/open-table.ts'
import { cellAt, dateCell, procedureCell } from './source/cells.ts'
import { optionalColumn } from './source/header-row.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { saysMedicaid } from './medicaid-file.ts'
import { requirePublished } from './published.ts'
import { firstOfMonth, quarterWindow } from './release-window.ts'

/** NCCI add-on code edits in force in the quarter; `CCCCC` stands for primaries the payer defines. */
export const addOnCodesImporter = headedImporter(
  'NCCI add-on code edits (AOC_*.txt)',
  { primary: /^primary code$/, addOn: /^add on code$/, type: /^aoc edit type$/ },
  (rows, header) => {
    const window = quarterWindow(requirePublished(rows.names, rows.name))
    const began = optionalColumn(header, /^aoc edit eff ?dt/)
    const ended = optionalColumn(header, /^aoc edit del ?dt/)
    const edits = new Map<
      ProcedureNumber,
      { type: AddOnEdit['type']; primaries: ProcedureNumber[] }
    >()
    rows.each(header.row + 1, (cells) => {
      const addOn = procedureCell(cellAt(cells, header.at.addOn))
      const primary = procedureCell(cellAt(cells, header.at.primary))
      const type = typeOf(cellAt(cells, header.at.type))
      if (addOn === 0 || primary === 0 || type === undefined) return 'bad'
      const first = yearDay(cellAt(cells, began)) ?? -Infinity
      const last = yearDay(cellAt(cells, ended)) ?? Infinity
      if (first > window.to || last < window.from) return 'other'
      const edit = edits.get(addOn) ?? { type, primaries: [] }
      edits.set(addOn, edit)
      if (primary !== payerDefined) edit.primaries.push(primary)
      return 'read'
    })
    const rowsByCode = new KeyedRowsBuilder<StoredAddOn>()
    for (const [addOn, edit] of edits) rowsByCode.set(addOn, edit)
    const isMedicaids = saysMedicaid([...rows.names, header.preamble])
    return [keyedDraft(isMedicaids ? 'addOnCodesMedicaid' : 'addOnCodes', window, rowsByCode)]
  },
)

const payerDefined = procedureCell('CCCCC')

function typeOf(text: string): AddOnEdit['type'] | undefined {
  const types: Record<string, AddOnEdit['type']> = { 1: 1, 2: 2, 3: 3 }
  return types[text]
}

/** The file's dates: year and day of the year (`2024092`), or an ordinary date. */
function yearDay(text: string): Day | undefined {
  const ordinal = /^(\d{4})(\d{3})$/.exec(text)
  if (!ordinal) return dateCell(text)
  return firstOfMonth(Number(ordinal[1]), 1) + Number(ordinal[2]) - 1
}
