import type { LaboratoryFee } from '@plumbline/engine'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { cellAt, numberCell, procedureCell } from '../source/cells.ts'
import { headedImporter, keyedDraft } from '../importer.ts'
import { requirePublished } from '../published.ts'
import { quarterWindow } from '../release-window.ts'

/** Clinical Laboratory Fee Schedule: one national fee a test since 2018, the same with and without QW. */
export const laboratoryFeesImporter = headedImporter(
  'Clinical Laboratory Fee Schedule (csv)',
  {
    year: /^year$/,
    code: /^hcpcs$/,
    modifier: /^mod$/,
    effective: /^eff date$/,
    fee: /^rate$/,
  },
  (rows, { row, at, preamble }) => {
    const fees = new KeyedRowsBuilder<LaboratoryFee>()
    rows.each(row + 1, (cells) => {
      const procedure = procedureCell(cellAt(cells, at.code))
      const dollars = numberCell(cellAt(cells, at.fee))
      if (procedure === 0 || dollars === undefined) return 'other'
      // Tests that contractors price stand with a fee of nothing.
      if (dollars <= 0) return 'other'
      if (cellAt(cells, at.modifier) !== '' && fees.has(procedure)) return 'other'
      fees.set(procedure, { cents: Math.round(dollars * 100) })
      return 'read'
    })
    const published = requirePublished([...rows.names, preamble], rows.name)
    return [keyedDraft('laboratoryFees', quarterWindow(published), fees)]
  },
)
