import type { AuditDocument, ClaimLine } from '@plumbline/engine'
import Papa from 'papaparse'
import { auditedLines, type AuditedLine } from '../facts/audited-line.ts'
import { Members } from '../facts/members.ts'
import { claimsCsvColumns, csvCell } from './claims-csv-columns.ts'

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
  const rows = lines.map((line) => claimsCsvColumns.map((column) => csvCell(column, line, names)))
  return `${Papa.unparse(rows, { quotes, newline: '\r\n' })}\r\n`
}
