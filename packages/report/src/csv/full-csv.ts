import type { AuditDocument, ClaimLine, SetAsideRow } from '@plumbline/engine'
import Papa from 'papaparse'
import { auditedLines, type AuditedLine } from '../facts/audited-line.ts'
import { Members } from '../facts/members.ts'
import { claimsCsvColumns, csvCell } from './claims-csv-columns.ts'
import { summaryOrigin } from '../words/summary-origin.ts'
import { originalText } from './original-text.ts'

/** The claims file as it stands: its header, and its rows by number. */
export interface OriginalRows {
  readonly header: readonly string[]
  readonly rows: ReadonlyMap<number, readonly string[]>
}

/** Columns that say what the audit found, and by which line of a row. */
const ownNames: ReadonlySet<string> = new Set([
  ...['row', 'claim_id', 'line_number', 'status', 'service_date', 'procedure_code', 'ndc'],
  ...[
    'medicare_amount',
    'percent_of_medicare',
    'amount_at_risk',
    'categories',
    'rules',
    'audit_summary',
    'summary_origin',
    'suggested_fix',
  ],
])

const ownColumns = claimsCsvColumns.filter(({ name }) => ownNames.has(name))

const rowsPerChunk = 1_000

/**
 * Every row of the claims file with its cells as they stood, then our columns (`plumbline_row` ...),
 * as CSV in pieces: one record a line, so a row that holds several services comes several times; rows
 * set aside come with their reason. The cells hold personal data where the file does. Throws
 * `RangeError` where the lines are not those of the document.
 */
export function* writeFullCsv(
  document: AuditDocument,
  lines: readonly ClaimLine[],
  original: OriginalRows,
  onProgress?: (rowsDone: number, rowsInAll: number) => void,
): Generator<string, void, undefined> {
  const records = new FullRecords(document, lines, original)
  yield text([records.header()])
  let done = 0
  let chunk: string[][] = []
  for (const [row, cells] of original.rows) {
    chunk.push(...records.of(row, cells))
    done++
    if (chunk.length < rowsPerChunk) continue
    yield text(chunk)
    chunk = []
    onProgress?.(done, original.rows.size)
  }
  if (chunk.length > 0) yield text(chunk)
}

function text(records: readonly string[][]): string {
  return `${Papa.unparse([...records], { quotes: true, newline: '\r\n' })}\r\n`
}

/** Joins rows of the file with what the audit says of them. */
class FullRecords {
  readonly #header: readonly string[]
  readonly #width: number
  readonly #lines = new Map<number, AuditedLine[]>()
  readonly #setAside: ReadonlyMap<number, SetAsideRow>
  readonly #members: Members

  constructor(
    document: AuditDocument,
    lines: readonly ClaimLine[],
    { header, rows }: OriginalRows,
  ) {
    this.#header = header
    this.#setAside = new Map(document.setAside.map((aside) => [aside.row, aside]))
    this.#members = new Members({ lines })
    for (const audited of auditedLines(document, lines)) {
      const { row } = audited.line
      const known = this.#lines.get(row)
      if (known) known.push(audited)
      else this.#lines.set(row, [audited])
    }
    let width = header.length
    for (const [row, cells] of rows) if (this.#isKept(row)) width = Math.max(width, cells.length)
    this.#width = width
  }

  header(): string[] {
    return [...this.#padded(this.#header), ...ownColumns.map(({ name }) => `plumbline_${name}`)]
  }

  /** None for a row that is blank: it was neither audited nor set aside. */
  of(row: number, cells: readonly string[]): string[][] {
    const before = this.#padded(cells)
    const aside = this.#setAside.get(row)
    if (aside) return [[...before, ...setAsideCells(aside)]]
    return (this.#lines.get(row) ?? []).map((audited) => [
      ...before,
      ...ownColumns.map((column) => csvCell(column, audited, this.#members)),
    ])
  }

  #isKept(row: number): boolean {
    return this.#lines.has(row) || this.#setAside.has(row)
  }

  #padded(cells: readonly string[]): string[] {
    return Array.from({ length: this.#width }, (_, at) => originalText(cells[at] ?? ''))
  }
}

function setAsideCells({ row, code, reason }: SetAsideRow): string[] {
  const known = new Map([
    ['row', String(row)],
    ['status', 'Set aside'],
    ['rules', code],
    ['audit_summary', originalText(reason)],
    ['summary_origin', summaryOrigin],
  ])
  return ownColumns.map(({ name }) => known.get(name) ?? '')
}
