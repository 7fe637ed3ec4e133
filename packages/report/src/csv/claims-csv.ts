import type { AuditDocument, ClaimLine } from '@plumbline/engine'
import Papa from 'papaparse'
import { auditedLines, type AuditedLine } from '../facts/audited-line.ts'
import { Members } from '../facts/members.ts'
import { claimsCsvColumns, type CsvColumn } from './claims-csv-columns.ts'
import { spreadsheetText } from './spreadsheet-text.ts'

const linesPerChunk = 1_000

/**
 * Every line of the audit, clean ones too, as CSV (RFC 4180, UTF-8) in pieces, the header first.
 * Members are shown by the end of the numbers in `members`, by the `patientKey` of lines.
 * Text is always quoted and cannot start a formula; amounts are plain numbers. Throws
 * `RangeError` where the lines are not those of the document.
 */
export function* writeClaimsCsv(
  document: AuditDocument,
  lines: readonly ClaimLine[],
  members?: ReadonlyMap<string, string>,
  onProgress?: (linesDone: number, linesInAll: number) => void,
): Generator<string, void, undefined> {
  const names = new Members({ lines, ...(members && { members }) })
  const audited = auditedLines(document, lines)
  yield `${claimsCsvColumns.map(({ name }) => name).join(',')}\r\n`
  for (let start = 0; start < audited.length; start += linesPerChunk) {
    yield chunk(audited.slice(start, start + linesPerChunk), names)
    onProgress?.(Math.min(start + linesPerChunk, audited.length), audited.length)
  }
}

const quotes = claimsCsvColumns.map(({ kind }) => kind === 'text')

function chunk(lines: readonly AuditedLine[], names: Members): string {
  const rows = lines.map((line) => claimsCsvColumns.map((column) => cell(column, line, names)))
  return `${Papa.unparse(rows, { quotes, newline: '\r\n' })}\r\n`
}

function cell({ kind, value }: CsvColumn, line: AuditedLine, names: Members): string {
  const said = value(line, names)
  if (said === undefined) return ''
  if (kind === 'cents') return cents(Number(said))
  return kind === 'number' ? String(said) : spreadsheetText(String(said))
}

/** `-12.50`: a number to any program. */
function cents(amount: number): string {
  return (amount / 100).toFixed(2)
}
