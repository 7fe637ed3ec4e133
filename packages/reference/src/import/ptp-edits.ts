import { day, procedureNumber, type PtpEdit } from '@plumbline/engine'
import { ReferenceFileError } from '../reference-file-error.ts'
import { PtpPairsBuilder } from '../store/ptp-pairs-builder.ts'
import { cellAt, dateCell } from './source/cells.ts'
import { findHeader, optionalColumn } from './source/header-row.ts'
import type { Draft, Importer } from './importer.ts'
import { saysMedicaid } from './medicaid-file.ts'
import { requirePublished } from './published.ts'
import { quarterWindow } from './release-window.ts'
import type { SourceRows } from './source/source-rows.ts'

interface Columns {
  readonly column1: number
  readonly column2: number
  /** -1 where the copy has no such column. */
  readonly effective: number
  readonly deletion: number
  readonly indicator: number
  readonly rationale: number
}

/** `ccipra-*.txt`: column 1, column 2, `*` if before 1996, effective, deletion, modifier, rationale. */
const official: Columns = {
  column1: 0,
  column2: 1,
  effective: 3,
  deletion: 4,
  indicator: 5,
  rationale: 6,
}

/** Medicaid's: column 1, column 2, effective, deletion, modifier, rationale. */
const medicaids: Columns = {
  column1: 0,
  column2: 1,
  effective: 2,
  deletion: 3,
  indicator: 4,
  rationale: 5,
}

/** NCCI edits begin here; an edit marked `*` is older and applies on all days that matter. */
const firstEditDay = day('1996-01-01')

/** NCCI procedure-to-procedure edits, the official text files and a converted copy with a header. */
export const ptpEditsImporter: Importer = {
  title: 'NCCI procedure-to-procedure edits (ccipra-*.txt, ccioph-*.txt)',
  recognize({ top }) {
    for (const layout of [official, medicaids]) {
      const first = top.findIndex((cells) => isOfficialRow(cells, layout))
      if (first >= 0) return (rows) => [readEdits(rows, first, layout)]
    }
    const header = findHeader(top, {
      column1: /^column 1$/,
      column2: /^column 2$/,
      deletion: /^deletion date/,
      indicator: /^modifier/,
      rationale: /rationale$/,
    })
    if (!header) return undefined
    const effective = optionalColumn(header, /^effective date/)
    return (rows) => [readEdits(rows, header.row + 1, { ...header.at, effective })]
  },
}

function isOfficialRow(cells: readonly string[], at: Columns): boolean {
  return (
    /^\w{5}$/.test(cellAt(cells, at.column1)) &&
    /^\w{5}$/.test(cellAt(cells, at.column2)) &&
    /^\d{8}$/.test(cellAt(cells, at.effective)) &&
    /^(\d{8}|\*)$/.test(cellAt(cells, at.deletion)) &&
    /^[019]$/.test(cellAt(cells, at.indicator))
  )
}

function readEdits(rows: SourceRows, skip: number, at: Columns): Draft {
  const setting = settingOf(rows)
  const isMedicaids = at === medicaids || saysMedicaid(rows.names)
  const quarter = quarterWindow(requirePublished(rows.names, rows.name))
  const builder = new PtpPairsBuilder()
  const edits = new EditKinds(builder, at)
  let reachesTheEnd = false
  rows.each(skip, (cells) => {
    const column1 = procedureNumber(cells[at.column1])
    const column2 = procedureNumber(cells[at.column2])
    const edit = edits.of(cells)
    if (column1 === 0 || column2 === 0 || edit === undefined) return 'bad'
    builder.add(column1, column2, edit)
    reachesTheEnd ||= column1 >= lastColumn1
    return 'read'
  })
  const part = rows.names.map((name) => /-f(\d)\b/i.exec(name)?.[1]).find(Boolean)
  return {
    ...quarter,
    table: tableOf(setting, isMedicaids, rows),
    from: at.effective < 0 ? quarter.from : firstEditDay,
    part: part && `f${part}`,
    complete: part === undefined || reachesTheEnd,
    ...builder.build(),
  }
}

/** The last file of a split release holds column 1 codes from here on (Q and above). */
const lastColumn1 = procedureNumber('Q0000')

type EditSetting = 'ptpPractitioner' | 'ptpHospital' | 'ptpDme'

/** Pairs of equipment are Medicaid's alone: Medicare publishes none. */
function tableOf(setting: EditSetting, isMedicaids: boolean, { name }: SourceRows) {
  if (isMedicaids) return `${setting}Medicaid` as const
  if (setting !== 'ptpDme') return setting
  throw new ReferenceFileError(
    'unknown-file',
    `${name} holds NCCI pairs of DME suppliers in Medicare's layout, but Medicare has none. ` +
      'If it is of Medicaid, rename it so that it says so, like medicaid-ptp-dme-2026Q1.txt.',
  )
}

/** Which setting the edits are for stands in the names only. */
function settingOf(rows: SourceRows): EditSetting {
  const names = rows.names.join(' ')
  const practitioner = /ccipra|practitioner|physician/i.test(names)
  const hospital = /ccioph|hospital|outpatient|opps/i.test(names)
  if (practitioner !== hospital) return practitioner ? 'ptpPractitioner' : 'ptpHospital'
  if (/dme|durable|supplier/i.test(names)) return 'ptpDme'
  throw new ReferenceFileError(
    'ambiguous-file',
    `${rows.name} holds NCCI procedure-to-procedure edits, but its name does not say for whom. ` +
      'Rename it so that it begins with ccipra (practitioner) or ccioph (outpatient hospital).',
  )
}

/** Edits that share indicator, dates and rationale are one; their raw cells are parsed once. */
class EditKinds {
  readonly #builder: PtpPairsBuilder
  readonly #at: Columns
  readonly #known = new Map<string, number | undefined>()

  constructor(builder: PtpPairsBuilder, at: Columns) {
    this.#builder = builder
    this.#at = at
  }

  /** The builder's number for the row's edit; `undefined` where the row cannot be understood. */
  of(cells: readonly string[]): number | undefined {
    const { effective, deletion, indicator, rationale } = this.#at
    const key = `${cells[effective] ?? ''}|${cells[deletion] ?? ''}|${cells[indicator] ?? ''}|${cells[rationale] ?? ''}`
    if (!this.#known.has(key)) {
      const edit = parseEdit(cells, this.#at)
      this.#known.set(key, edit && this.#builder.edit(edit))
    }
    return this.#known.get(key)
  }
}

function parseEdit(cells: readonly string[], at: Columns): PtpEdit | undefined {
  const modifierIndicator = indicatorOf(cellAt(cells, at.indicator))
  const deletion = cellAt(cells, at.deletion)
  const deletionDay = dateCell(deletion)
  const stands = deletion === '' || deletion === '*' || deletion.startsWith('9999')
  const effectiveDay = at.effective < 0 ? undefined : dateCell(cellAt(cells, at.effective))
  const dated =
    (stands || deletionDay !== undefined) && (at.effective < 0 || effectiveDay !== undefined)
  if (modifierIndicator === undefined || !dated) return undefined
  return {
    modifierIndicator,
    effectiveDay,
    deletionDay: stands ? undefined : deletionDay,
    rationale: cellAt(cells, at.rationale),
  }
}

function indicatorOf(text: string): PtpEdit['modifierIndicator'] | undefined {
  const indicators: Record<string, PtpEdit['modifierIndicator']> = { 0: 0, 1: 1, 9: 9 }
  return indicators[text]
}
