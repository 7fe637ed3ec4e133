import { scanBytes, storedSizeBytes, type FileSource } from '../source/byte-source.ts'
import { firstRows } from '../source/token-source.ts'
import { openForm } from '../forms/open-form.ts'
import { isPdf } from '../pdf/open-pdf.ts'
import { withoutHidden } from '../words/hidden-characters.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'

/** A file of rows that were set aside, corrected. */
export type CorrectedFile = FileSource & {
  /** It was read before: rows that are not set aside any more are no reason to refuse it. */
  readonly isTaken?: boolean
}

/** Rows by their number in the claims file, each with a cell for each column there and what it has beyond. */
export type CorrectedTable = ReadonlyMap<number, readonly string[]>

/** Begins the names of our columns in a download of rows; all others are the claims file's. */
const ours = 'plumbline_'
const rowColumn = `${ours}row`
const extraColumn = /^plumbline_extra_(\d{1,4})$/

/**
 * Reads a table of corrected rows, its columns in any order. Throws `IntakeRefusal` where it is not one of
 * a claims file with this header.
 */
export async function readCorrectedTable(
  source: FileSource,
  header: readonly string[],
): Promise<CorrectedTable> {
  const { head } = await scanBytes(source)
  if (isPdf(head)) throw notCorrected()
  const opened = await openForm(source, await storedSizeBytes(source), { onBytes: () => undefined })
  const heading = (await firstRows(opened.tokens)).find(({ cells }) => cells.some(isRowColumn))
  if (!heading) throw notCorrected()
  const columns = columnsOf(heading.cells, header)
  const rows = new Map<number, readonly string[]>()
  await opened.tokens.visit((cells, at) => {
    if (at <= heading.row || cells.every((cell) => cell.trim() === '')) return true
    const row = rowOf(cells[columns.row] ?? '', at)
    if (rows.has(row)) throw unclear(`Row ${row} stands in the file of corrected rows twice.`)
    rows.set(row, placed(cells, columns, at))
    return true
  })
  return rows
}

interface CorrectedColumns {
  readonly row: number
  /** For each column of this file, which of the claims file it is; undefined for our own. */
  readonly targets: readonly (number | undefined)[]
}

function columnsOf(names: readonly string[], header: readonly string[]): CorrectedColumns {
  const left = new Map<string, number[]>()
  for (const [at, name] of header.entries()) {
    const known = left.get(name.trim())
    if (known) known.push(at)
    else left.set(name.trim(), [at])
  }
  const targets = names.map((named) => {
    const name = withoutHidden(unguarded(named)).trim()
    const extra = extraColumn.exec(name.toLowerCase())
    if (extra) return header.length + Number(extra[1]) - 1
    return (left.get(name) ?? left.get(named.trim()))?.shift()
  })
  const lacking = [...left].find(([, places]) => places.length > 0)?.[0]
  if (lacking !== undefined) {
    throw unclear(`The file of corrected rows lacks the column “${lacking}” of the claims file.`)
  }
  return { row: names.findIndex(isRowColumn), targets }
}

function placed(cells: readonly string[], { targets }: CorrectedColumns, at: number): string[] {
  const row: (string | undefined)[] = []
  for (const [column, cell] of cells.entries()) {
    const target = targets[column]
    if (target !== undefined) row[target] = cell
    else if (column >= targets.length && cell.trim() !== '') {
      throw unclear(`Line ${at} of the file of corrected rows has more cells than its header.`)
    }
  }
  return Array.from(row, (cell) => cell ?? '')
}

function rowOf(cell: string, at: number): number {
  const text = cell.trim().replaceAll(',', '')
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw unclear(
    `Line ${at} of the file of corrected rows does not say in ${rowColumn} which row it is.`,
  )
}

function isRowColumn(name: string): boolean {
  return name.trim().toLowerCase() === rowColumn
}

/** Our downloads put an apostrophe before what a spreadsheet would run. */
export function unguarded(text: string): string {
  return text.replaceAll("'", '')
}

function notCorrected(): IntakeRefusal {
  return unclear(`The file of corrected rows has no column ${rowColumn}.`)
}

function unclear(what: string): IntakeRefusal {
  return new IntakeRefusal(
    'corrected-rows',
    `${what} Download the rows set aside, correct them there, and send that file with all of its columns.`,
  )
}
