import type { LocalityIndexes } from '@plumbline/engine'
import { codeKey } from '../../store/code-key.ts'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { cellAt, numberCell } from '../source/cells.ts'
import { headedImporter, keyedDraft } from '../importer.ts'
import { requirePublished, type Published } from '../published.ts'
import { yearWindow } from '../release-window.ts'
import type { SourceRows } from '../source/source-rows.ts'

/**
 * Addendum E of the Physician Fee Schedule: geographic indexes by contractor and locality. Of two columns
 * of work the one with the floor of 1.0 is read, which Congress has renewed year after year.
 */
export const localitiesImporter = headedImporter(
  'Geographic practice cost indexes (GPCI*.csv)',
  {
    contractor: /^mac$|^medicare administrative contractor\b/,
    locality: /^locality number$/,
    name: /^locality name$/,
    work: /\bpw gpci(?: with\b.*)?$|^gpci work$/,
    expense: /\bpe gpci$|^gpci pe$/,
    malpractice: /\bmp gpci$|^gpci mp$/,
  },
  (rows, { row, at, preamble }) => {
    const localities = new KeyedRowsBuilder<LocalityIndexes>()
    rows.each(row + 1, (cells) => {
      const contractor = cellAt(cells, at.contractor).padStart(5, '0')
      const locality = cellAt(cells, at.locality).padStart(2, '0')
      const work = numberCell(cellAt(cells, at.work))
      const expense = numberCell(cellAt(cells, at.expense))
      const malpractice = numberCell(cellAt(cells, at.malpractice))
      // Notes follow the table.
      if (work === undefined || expense === undefined || malpractice === undefined) return 'other'
      if (!/^\d{5}$/.test(contractor) || !/^\d\d$/.test(locality)) return 'bad'
      const name = cellAt(cells, at.name).replace(/[*\s]+$/, '')
      localities.set(codeKey(contractor + locality), { name, work, expense, malpractice })
      return 'read'
    })
    return [keyedDraft('localities', yearWindow(yearOf(preamble, rows)), localities)]
  },
)

/** The title names a calendar year, and so does the name of the file; quarters are not needed. */
function yearOf(preamble: string, rows: SourceRows): Published {
  const texts = [preamble, ...rows.names]
  const named = texts.flatMap((text) => /\b(?:CY ?|GPCI_?)(20\d\d)/i.exec(text)?.[1] ?? [])
  const [year] = named
  if (year === undefined) return requirePublished(texts, rows.name)
  return { year: Number(year), month: 1, dayOfMonth: undefined }
}
