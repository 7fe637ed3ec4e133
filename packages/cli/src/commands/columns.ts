import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fieldLabels, type ColumnReading } from '@plumbline/engine'
import { parseMapping, readColumns } from '@plumbline/intake'
import { asCommandError } from '../intake-problem.ts'

/** Prints how each column of a file is understood, and why. */
export async function columns(file: string, options: { readonly mapping?: string }): Promise<void> {
  let readings: readonly ColumnReading[]
  let notes: readonly string[]
  let type: string
  try {
    const mapping =
      options.mapping === undefined
        ? undefined
        : parseMapping(readFileSync(options.mapping, 'utf8'))
    const read = await readColumns({ name: basename(file), path: file }, mapping && { mapping })
    ;({ columns: readings, notes, type } = read)
  } catch (error) {
    throw asCommandError(file, error)
  }
  process.stdout.write(`${asTable(readings)}\n`)
  process.stderr.write([`Read as ${type} claims.`, ...notes, ''].join('\n'))
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
