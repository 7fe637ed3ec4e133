import type { AnesthesiaBase, AnesthesiaFactor } from '@plumbline/engine'
import { codeKey } from '../../store/code-key.ts'
import { KeyedRowsBuilder } from '../../store/keyed-rows.ts'
import { headedImporter, keyedDraft } from '../importer.ts'
import { requirePublished } from '../published.ts'
import { firstOfMonth, quarterWindow, yearWindow } from '../release-window.ts'
import { cellAt, numberCell, procedureCell } from '../source/cells.ts'

/** The key of the national factor among the localities. */
const national = '0000000'

/** `National Anes CF of 20.3178`, in the header of the column. */
const nationalFactor = /\bcf\b.*?(\d\d\.?\d+|\d\d \d+)$/

/**
 * Anesthesia conversion factors by contractor and locality. From 2026 a file has two columns; the one for those who do not take
 * part in advanced payment models is read.
 */
export const anesthesiaFactorsImporter = headedImporter(
  'anesthesia conversion factors (ANES*.csv)',
  {
    contractor: /^contractor$/,
    locality: /^locality$/,
    name: /^locality name$/,
    factor:
      /^(?:non qualifying apm )?national anes cf\b|^anesthesia conv factor$|^(?:\d{4} )?anes(?:thesia)? (?:cf|conversion factor)$/,
  },
  (rows, header) => {
    const { at } = header
    const factors = new KeyedRowsBuilder<AnesthesiaFactor>()
    const said = nationalFactor.exec(header.cells[at.factor] ?? '')?.[1]?.replace(' ', '.')
    if (said !== undefined)
      factors.set(codeKey(national), { name: 'NATIONAL', dollars: Number(said) })
    rows.each(header.row + 1, (cells) => {
      const contractor = cellAt(cells, at.contractor).padStart(5, '0')
      const locality = cellAt(cells, at.locality).padStart(2, '0')
      const dollars = numberCell(cellAt(cells, at.factor))
      if (dollars === undefined) return 'other'
      if (!/^\d{5}$/.test(contractor) || !/^\d\d$/.test(locality) || dollars <= 0) return 'bad'
      const name = cellAt(cells, at.name).replace(/[*\s]+$/, '')
      factors.set(codeKey(contractor + locality), { name, dollars })
      return 'read'
    })
    return [
      keyedDraft(
        'anesthesiaFactors',
        windowOf([header.preamble, ...rows.names], rows.name),
        factors,
      ),
    ]
  },
)

/** `ANES2025.csv` is for a year; a converted file may be for a quarter (`anes_rvu24c.csv`). */
function windowOf(texts: readonly string[], file: string) {
  const year = texts.flatMap((text) => /\banes_?(20\d\d)\b/i.exec(text)?.[1] ?? [])[0]
  if (year !== undefined) return yearWindow({ year: Number(year), month: 1, dayOfMonth: undefined })
  return quarterWindow(requirePublished(texts, file))
}

/** Base units hold until they are changed, which CMS says has not happened since 2013 but for new codes. */
const last = firstOfMonth(2100, 1) - 1

/** Base units of anesthesia services, which CMS publishes once for all years after. */
export const anesthesiaBasesImporter = headedImporter(
  'anesthesia base units (code, base unit)',
  { code: /^code$|^hcpcs$/, units: /^(?:20\d\d )?base unit(?:s)?$|^20\d\d$/ },
  (rows, header) => {
    const bases = new KeyedRowsBuilder<AnesthesiaBase>()
    rows.each(header.row + 1, (cells) => {
      const procedure = procedureCell(cellAt(cells, header.at.code))
      const units = numberCell(cellAt(cells, header.at.units))
      if (procedure === 0) return 'other'
      if (units === undefined || units <= 0 || units > 40) return 'bad'
      bases.set(procedure, { units })
      return 'read'
    })
    const texts = [...header.cells, ...rows.names]
    const year = texts.flatMap((text) => /(?<!\d)(20\d\d)(?!\d)/.exec(text)?.[1] ?? [])[0]
    const published = requirePublished([year === undefined ? '' : `${year}-01`], rows.name)
    const { release, from } = yearWindow(published)
    return [keyedDraft('anesthesiaBases', { release, from, to: last }, bases)]
  },
)
