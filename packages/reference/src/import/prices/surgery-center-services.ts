import type { SurgeryCenterService } from '@plumbline/engine'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { keyedDraft, type Draft, type Importer } from '../importer.ts'
import { requirePublished } from '../published.ts'
import { quarterWindow } from '../release-window.ts'
import { cellAt, numberCell, procedureCell } from '../source/cells.ts'
import { findHeader, optionalColumn, type HeaderRow } from '../source/header-row.ts'
import type { SourceRows } from '../source/source-rows.ts'

type Listed = SurgeryCenterService['listed']

/** What the title of an addendum says of the services in it. */
const titles: readonly (readonly [RegExp, Listed])[] = [
  [/\baddendum ee\b|excluded from payment in asc/i, 'excluded'],
  [/\baddendum bb\b|ancillary services integral/i, 'ancillary'],
  [/\baddendum aa\b|asc covered surgical procedures/i, 'covered'],
]

/**
 * Addenda AA, BB and EE of the payment system of ambulatory surgical centers, by the title above their columns.
 * The offsets of devices (FF) have other columns and are not read.
 */
export const surgeryCenterServicesImporter: Importer = {
  title: 'ASC addenda AA, BB and EE (csv or txt)',
  recognize({ top }) {
    const header = findHeader(top, { code: /^hcpcs code$/, text: /^short descriptor$/ })
    const listed = header && titles.find(([title]) => title.test(header.preamble))?.[1]
    if (header === undefined || listed === undefined) return undefined
    const hasIndicator = optionalColumn(header, /\bpayment indicator$/) >= 0
    return hasIndicator === (listed === 'excluded')
      ? undefined
      : (rows) => [readAddendum(rows, header, listed)]
  },
}

function readAddendum(rows: SourceRows, header: HeaderRow<'code'>, listed: Listed): Draft {
  const indicatorColumn = optionalColumn(header, /\bpayment indicator$/)
  const discountColumn = optionalColumn(header, /\bmultiple procedure discounting$/)
  const rateColumn = optionalColumn(header, /\bpayment rate$/)
  const services = new KeyedRowsBuilder<SurgeryCenterService>()
  rows.each(header.row + 1, (cells) => {
    const procedure = procedureCell(cellAt(cells, header.at.code))
    // Notes follow the table.
    if (procedure === 0) return 'other'
    const indicator = cellAt(cells, indicatorColumn)
    if (indicatorColumn >= 0 && !/^[A-Z]\d$/.test(indicator)) return 'bad'
    const dollars = numberCell(cellAt(cells, rateColumn))
    services.set(procedure, {
      listed,
      indicator: indicator === '' ? undefined : indicator,
      isDiscounted: cellAt(cells, discountColumn).toUpperCase() === 'Y',
      cents: dollars === undefined ? undefined : Math.round(dollars * 100),
    })
    return 'read'
  })
  const quarter = header.cells.join(' ')
  const published = requirePublished([...rows.names, quarter, header.preamble], rows.name)
  return keyedDraft('surgeryCenterServices', quarterWindow(published), services, { part: listed })
}
