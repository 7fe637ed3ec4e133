import type { TelehealthService } from '@plumbline/engine'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { keyedDraft, type Draft, type Importer } from './importer.ts'
import { requirePublished } from './published.ts'
import { yearWindow } from './release-window.ts'
import { cellAt, procedureCell } from './source/cells.ts'
import { findHeader, optionalColumn, type HeaderRow } from './source/header-row.ts'
import type { SourceRows } from './source/source-rows.ts'

/** `LIST OF MEDICARE TELEHEALTH SERVICES ... Calendar Year 2025`. */
const ofYear = /(?<!\d)(20\d\d)(?!\d)/

/** Medicare's list of telehealth services of a calendar year, whose columns have changed from year to year. */
export const telehealthServicesImporter: Importer = {
  title: 'list of Medicare telehealth services (xlsx or csv)',
  recognize({ top }, names) {
    const header = findHeader(top, {
      code: /^(?:hcpcs|code|hcpcs code|cpt hcpcs code)$/,
      text: /^(?:short )?descriptor$|^short description$/,
    })
    const said = [...names, header?.preamble ?? ''].join(' ')
    return header && /telehealth/i.test(said) ? (rows) => [readList(rows, header)] : undefined
  },
}

function readList(rows: SourceRows, header: HeaderRow<'code'>): Draft {
  const audioColumn = optionalColumn(header, /\baudio only\b/)
  const actionColumn = optionalColumn(header, /^action$/)
  const services = new KeyedRowsBuilder<TelehealthService>()
  rows.each(header.row + 1, (cells) => {
    const procedure = procedureCell(cellAt(cells, header.at.code))
    if (procedure === 0) return 'other'
    if (/delete|remov/i.test(cellAt(cells, actionColumn))) return 'other'
    const audio = cellAt(cells, audioColumn).toLowerCase()
    services.set(procedure, {
      audioOnly: audioColumn < 0 || audio === '' ? undefined : audio.startsWith('y'),
    })
    return 'read'
  })
  const texts = [header.preamble.replaceAll('_', ' '), ...rows.names, ...header.cells]
  const year = texts.flatMap((text) => ofYear.exec(text)?.[1] ?? [])[0]
  const published = requirePublished([year === undefined ? '' : `${year}-01`], rows.name)
  return keyedDraft('telehealthServices', yearWindow(published), services)
}
