import type { DeviceShare } from '@plumbline/engine'
import { ReferenceFileError } from '../../reference-file-error.ts'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { headedImporter, keyedDraft } from '../importer.ts'
import { publishedIn } from '../published.ts'
import { yearWindow } from '../release-window.ts'
import { cellAt, numberCell, procedureCell } from '../source/cells.ts'

/** `Final CY 2025 APC Payment Rate`: the year that the list is for, beside that of its data. */
const ofYear = /(?:final|proposed) cy (20\d\d)/i

/**
 * OPPS Addendum P, the list of device-intensive procedures; the longer file of the offsets of all
 * procedures has no share of the payment group, and is none.
 */
export const deviceIntensiveImporter = headedImporter(
  'OPPS Addendum P, device-intensive procedures (csv or txt)',
  {
    code: /^hcpcs(?: code)?$/,
    group: /^apc device offset percentage$/,
    percent: /^(?:hcpcs )?device offset percentage$/,
  },
  (rows, header) => {
    const shares = new KeyedRowsBuilder<DeviceShare>()
    rows.each(header.row + 1, (cells) => {
      const procedure = procedureCell(cellAt(cells, header.at.code))
      const percent = numberCell(cellAt(cells, header.at.percent).replace('%', ''))
      if (procedure === 0) return 'other'
      if (percent === undefined || percent <= 0 || percent > 100) return 'bad'
      shares.set(procedure, { percent })
      return 'read'
    })
    const said = [...header.cells, header.preamble, ...rows.names].join(' ')
    const year = ofYear.exec(said)?.[1]
    const published =
      year === undefined ? publishedIn(rows.names) : { year: Number(year), month: 1, dayOfMonth: 1 }
    if (!published)
      throw new ReferenceFileError(
        'unknown-release',
        `${rows.name} does not say for which year it is. Rename it so that it ends with the year and month, like addendum_p_2026-01.csv.`,
      )
    return [keyedDraft('deviceIntensive', yearWindow(published), shares)]
  },
)
