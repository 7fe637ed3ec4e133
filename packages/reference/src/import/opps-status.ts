import type { OppsStatus } from '@plumbline/engine'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, numberCell, procedureCell } from './source/cells.ts'
import { headedImporter, keyedDraft } from './importer.ts'
import { requirePublished } from './published.ts'
import { quarterWindow } from './release-window.ts'

/** OPPS Addendum B: how the outpatient hospital system pays each code. */
export const oppsStatusImporter = headedImporter(
  'OPPS Addendum B (csv)',
  { code: /^hcpcs code$/, status: /^(si|status indicator)$/, payment: /^payment rate$/ },
  (rows, header) => {
    const statuses = new KeyedRowsBuilder<OppsStatus>()
    rows.each(header.row + 1, (cells) => {
      const procedure = procedureCell(cellAt(cells, header.at.code))
      const statusIndicator = cellAt(cells, header.at.status)
      if (procedure === 0 || statusIndicator === '') return statusIndicator === '' ? 'other' : 'bad'
      const dollars = numberCell(cellAt(cells, header.at.payment))
      const paymentCents = dollars === undefined ? undefined : Math.round(dollars * 100)
      statuses.set(procedure, { statusIndicator, paymentCents })
      return 'read'
    })
    const published = requirePublished([header.preamble, ...rows.names], rows.name)
    return [keyedDraft('oppsStatus', quarterWindow(published), statuses)]
  },
)
