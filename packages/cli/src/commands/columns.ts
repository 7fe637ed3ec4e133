import { fieldLabels, type ColumnReading } from '@plumbline/engine'
import {
  readColumns,
  type ColumnMapping,
  type ColumnsResult,
  type FileSource,
} from '@plumbline/intake'
import { claimsSource, requireReadable, spokenName } from '../auditing/claims-input.ts'
import { readMapping } from '../auditing/read-mapping.ts'
import { asCommandError } from '../intake-problem.ts'

/** Prints how each column of a file is understood, and why. */
export async function columns(file: string, options: { readonly mapping?: string }): Promise<void> {
  requireReadable(file)
  const mapping = options.mapping === undefined ? undefined : readMapping(options.mapping)
  const source = await claimsSource(file)
  const { columns: readings, notes, type } = await understood(file, source, mapping)
  process.stdout.write(`${asTable(readings)}\n`)
  process.stderr.write([`Read as ${type} claims.`, ...notes, ''].join('\n'))
}

async function understood(
  file: string,
  source: FileSource,
  mapping: ColumnMapping | undefined,
): Promise<ColumnsResult> {
  try {
    return await readColumns(source, mapping && { mapping })
  } catch (error) {
    throw asCommandError(spokenName(file), error)
  }
}

function asTable(readings: readonly ColumnReading[]): string {
  const rows = readings.map(({ header, field, confidence, reason }) => [
    header === '' ? '(blank)' : header,
    fieldName(field),
    field === undefined ? '' : `${Math.round(confidence * 100)} %`,
    reason,
  ])
  const table = [['COLUMN', 'UNDERSTOOD AS', 'SURE', 'BECAUSE'], ...rows]
  const widths = [0, 1, 2].map((column) =>
    Math.min(40, Math.max(...table.map((row) => (row[column] ?? '').length))),
  )
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function fieldName(field: ColumnReading['field']): string {
  if (field === undefined) return 'not understood'
  return field === 'ignored' ? 'not used' : fieldLabels[field]
}
