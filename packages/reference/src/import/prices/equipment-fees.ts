import type { EquipmentFee, EquipmentFees, ProcedureNumber } from '@plumbline/engine'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { headedImporter, keyedDraft } from '../importer.ts'
import { requirePublished } from '../published.ts'
import { quarterWindow } from '../release-window.ts'
import { cellAt, numberCell, procedureCell } from '../source/cells.ts'
import { optionalColumn } from '../source/header-row.ts'

/** `PA (NR)`, `PA(R)`: a state, outside and in rural areas; older files name the state alone. */
const stateColumn = /^(?<state>[a-z]{2})(?: ?(?<area>nr|r))?$/

/**
 * DMEPOS fee schedule: what suppliers are paid by code, modifiers and state. Parenteral and enteral nutrition has the same
 * columns but no categories.
 */
export const equipmentFeesImporter = headedImporter(
  'DMEPOS fee schedule (csv or xlsx)',
  {
    code: /^hcpcs$/,
    modifier: /^mod$/,
    second: /^mod2$/,
    state: /^pa(?: ?nr)?$/,
    otherState: /^tx(?: ?nr)?$/,
  },
  (rows, header) => {
    const categoryColumn = optionalColumn(header, /^catg$/)
    const states = header.cells.flatMap((cell, column) => {
      const { state, area } = stateColumn.exec(cell)?.groups ?? {}
      return state === undefined ? [] : [{ column, state: state.toUpperCase(), area }]
    })
    const known = new Map<ProcedureNumber, { category: string; fees: EquipmentFee[] }>()
    rows.each(header.row + 1, (cells) => {
      const procedure = procedureCell(cellAt(cells, header.at.code))
      if (procedure === 0) return 'other'
      const stateCents: Record<string, number> = {}
      const all: number[] = []
      for (const { column, state, area } of states) {
        const dollars = numberCell(cellAt(cells, column)) ?? 0
        if (dollars <= 0) continue
        const cents = Math.round(dollars * 100)
        all.push(cents)
        if (area !== 'r') stateCents[state] = cents
      }
      if (all.length === 0) return 'other'
      const modifiers = [cellAt(cells, header.at.modifier), cellAt(cells, header.at.second)]
      const ofCode = known.get(procedure) ?? { category: cellAt(cells, categoryColumn), fees: [] }
      ofCode.fees.push({
        modifiers: modifiers.join(' ').trim().toUpperCase(),
        lowestCents: Math.min(...all),
        highestCents: Math.max(...all),
        stateCents,
      })
      known.set(procedure, ofCode)
      return 'read'
    })
    const fees = new KeyedRowsBuilder<EquipmentFees>()
    for (const [procedure, ofCode] of known) fees.set(procedure, ofCode)
    const published = requirePublished([header.preamble, ...rows.names], rows.name)
    const part = categoryColumn < 0 ? 'nutrition' : 'equipment'
    return [keyedDraft('equipmentFees', quarterWindow(published), fees, { part })]
  },
)
