import { procedureNumber, type MueLimit } from '@plumbline/engine'
import { ReferenceFileError } from '../reference-file-error.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, numberCell } from './source/cells.ts'
import type { HeaderRow } from './source/header-row.ts'
import { headedImporter, keyedDraft, type Draft } from './importer.ts'
import { saysMedicaid } from './medicaid-file.ts'
import { requirePublished } from './published.ts'
import { quarterWindow } from './release-window.ts'
import type { SourceRows } from './source/source-rows.ts'

type Column = 'code' | 'units' | 'indicator' | 'rationale'

/** Medically Unlikely Edits; the header of the official file says for whom, a copy has a column. */
export const unitLimitsImporter = headedImporter(
  'Medically Unlikely Edits (MCR_MUE_*.csv)',
  {
    code: /^(hcpcs )?(cpt )?(hcpcs )?code$/,
    units: /mue (values?|units)$/,
    indicator: /mue (adjudication indicator|mai)$/,
    rationale: /mue rationale$/,
  },
  readLimits,
)

/**
 * Medicaid's limits: the same without an indicator, because each is for one line of a claim. A copy of
 * Medicare's that lost its indicators looks alike, so the file has to say whose it is.
 */
export const medicaidUnitLimitsImporter = headedImporter(
  'Medicaid Medically Unlikely Edits',
  {
    code: /^(hcpcs|(hcpcs )?(cpt )?(hcpcs )?code)$/,
    units: /mue (values?|units?)$/,
    rationale: /rationale$/,
  },
  (rows, header) => {
    const { names } = rows
    if (!saysMedicaid([...names, header.preamble, ...header.cells])) throw ofNobody(rows)
    const limits = new KeyedRowsBuilder<MueLimit>()
    rows.each(header.row + 1, (cells) => {
      const code = procedureNumber(cellAt(cells, header.at.code))
      const units = numberCell(cellAt(cells, header.at.units))
      if (code === 0 || units === undefined) return 'bad'
      const rationale = cellAt(cells, header.at.rationale)
      limits.set(code, { units, adjudicationIndicator: 1, rationale, isMedicaids: true })
      return 'read'
    })
    const table = `${tableOf(header.cells[header.at.units] ?? '', rows)}Medicaid` as const
    const window = quarterWindow(requirePublished([header.preamble, ...names], rows.name))
    const complete = !names.some((name) => /partial|selection/i.test(name))
    return [keyedDraft(table, window, limits, { complete })]
  },
)

function ofNobody(rows: SourceRows): ReferenceFileError {
  return new ReferenceFileError(
    'ambiguous-file',
    `${rows.name} holds Medically Unlikely Edits without their indicators, as those of Medicaid are, ` +
      'but says nowhere that it is of Medicaid. Rename it to include medicaid, or take the file of ' +
      'Medicare that has the indicators.',
  )
}

function readLimits(rows: SourceRows, header: HeaderRow<Column>): readonly Draft[] {
  const service = header.cells.indexOf('mue service')
  const limits = new KeyedRowsBuilder<MueLimit>()
  let setting = service < 0 ? (header.cells[header.at.units] ?? '') : ''
  rows.each(header.row + 1, (cells) => {
    const code = procedureNumber(cellAt(cells, header.at.code))
    const limit = limitOf(cells, header)
    if (code === 0 || !limit) return 'bad'
    if (service >= 0) setting = cellAt(cells, service)
    limits.set(code, limit)
    return 'read'
  })
  const published = requirePublished([header.preamble, ...rows.names], rows.name)
  return [keyedDraft(tableOf(setting, rows), quarterWindow(published), limits)]
}

function limitOf(cells: readonly string[], { at }: HeaderRow<Column>): MueLimit | undefined {
  const units = numberCell(cellAt(cells, at.units))
  const adjudicationIndicator = indicatorOf(cellAt(cells, at.indicator))
  if (units === undefined || adjudicationIndicator === undefined) return undefined
  return { units, adjudicationIndicator, rationale: cellAt(cells, at.rationale) }
}

/** `2 Date of Service Edit: Policy` or just `2`. */
function indicatorOf(text: string): MueLimit['adjudicationIndicator'] | undefined {
  const indicators: Record<string, MueLimit['adjudicationIndicator']> = { 1: 1, 2: 2, 3: 3 }
  return indicators[text.charAt(0)]
}

function tableOf(setting: string, rows: SourceRows): 'mueDme' | 'mueHospital' | 'muePractitioner' {
  const words = `${setting} ${rows.names.join(' ')}`
  if (/dme/i.test(words)) return 'mueDme'
  if (/outpatient|hospital/i.test(words)) return 'mueHospital'
  if (/practitioner/i.test(words)) return 'muePractitioner'
  throw new ReferenceFileError(
    'ambiguous-file',
    `${rows.name} holds Medically Unlikely Edits, but neither its header nor its name says for ` +
      'whom. Rename it to include practitioner, hospital or DME.',
  )
}
