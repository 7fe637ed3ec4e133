import type { OppsStatus } from '@plumbline/engine'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { cellAt, numberCell, procedureCell } from '../source/cells.ts'
import { headedImporter, keyedDraft, type Draft } from '../importer.ts'
import { publishedIn, requirePublished } from '../published.ts'
import { quarterWindow } from '../release-window.ts'

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
      statuses.set(procedure, statusOf(statusIndicator, cellAt(cells, header.at.payment)))
      return 'read'
    })
    const published = requirePublished([header.preamble, ...rows.names], rows.name)
    return [keyedDraft('oppsStatus', quarterWindow(published), statuses)]
  },
)

/** Addendum B of many quarters in one list, each row with its edition (`2025-10`). Of two editions of a quarter the later counts. */
export const oppsStatusHistoryImporter = headedImporter(
  'OPPS Addendum B of several quarters (edition, hcpcs, si, payment rate)',
  { edition: /^edition$/, code: /^hcpcs(?: code)?$/, status: /^si$/, payment: /^payment rate$/ },
  (rows, { row, at }) => {
    const editions = new Map<string, KeyedRowsBuilder<OppsStatus>>()
    rows.each(row + 1, (cells) => {
      const edition = cellAt(cells, at.edition)
      const procedure = procedureCell(cellAt(cells, at.code))
      const statusIndicator = cellAt(cells, at.status)
      if (statusIndicator === '') return 'other'
      if (procedure === 0 || publishedIn([edition]) === undefined) return 'bad'
      const statuses = editions.get(edition) ?? new KeyedRowsBuilder<OppsStatus>()
      statuses.set(procedure, statusOf(statusIndicator, cellAt(cells, at.payment)))
      editions.set(edition, statuses)
      return 'read'
    })
    const quarters = new Map<string, Draft>()
    for (const [edition, statuses] of Array.from(editions).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const draft = keyedDraft(
        'oppsStatus',
        quarterWindow(requirePublished([edition], rows.name)),
        statuses,
      )
      quarters.set(draft.release, draft)
    }
    return Array.from(quarters.values())
  },
)

function statusOf(statusIndicator: string, payment: string): OppsStatus {
  const dollars = numberCell(payment)
  return {
    statusIndicator,
    paymentCents: dollars === undefined ? undefined : Math.round(dollars * 100),
  }
}
