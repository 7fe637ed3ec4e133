import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { professionalRows } from '../packages/golden/src/forms/form-rows.ts'
import { asOneClaim, claimsOf } from '../packages/golden/src/forms/one-claim.ts'
import { medicalWorkbook } from '../packages/golden/src/forms/workbook-form.ts'
import { claims837 } from '../packages/golden/src/forms/x12-claims.ts'
import { enveloped } from '../packages/golden/src/forms/x12-envelope.ts'
import { x12Form } from '../packages/golden/src/forms/x12-form.ts'
import { medicalDialects, writeCsv } from '../packages/golden/src/making/dialects.ts'
import type { MedicalRow } from '../packages/golden/src/making/medical-row.ts'
import { auditByCommand, type Run } from './audit-by-command.ts'
import { workFolder } from './files.ts'
import { count, milliseconds, printTable, say } from './figures.ts'

const lines = 100_000
const rounds = 3

/** Wanted: at most so many times the processor time of the same claims as CSV. */
const forms = [
  { name: 'CSV', ending: 'csv', wanted: 1, write: csvOf },
  { name: '837', ending: '837', wanted: 2, write: x12Of },
  { name: '837 and 835 in a zip', ending: 'zip', wanted: 2, write: x12Form.write },
  { name: 'XLSX', ending: 'xlsx', wanted: 3, write: medicalWorkbook.write },
] as const

/**
 * The same claims of physicians in each form by the whole command (start, reading, all rules with the starter
 * pack, report and JSON on disk), in turns; the least processor time of each counts.
 */
export async function measureForms(): Promise<void> {
  const rows = claimsOf(professionalRows(lines)).flatMap(asOneClaim)
  mkdirSync(workFolder, { recursive: true })
  const files = await Promise.all(forms.map((form) => written(form, rows)))
  const best = new Map<string, Run>()
  for (let round = 0; round < rounds; round++) {
    for (const file of files) {
      const run = await auditByCommand(file, undefined)
      if (run.cpuMs < (best.get(file)?.cpuMs ?? Infinity)) best.set(file, run)
    }
  }
  const csv = best.get(files[0] ?? '')?.cpuMs ?? 0
  say(`  ${count(rows.length)} lines in each form`)
  printTable(
    ['form', 'processor', 'times CSV', 'wanted', 'peak memory'],
    forms.flatMap(({ name, wanted }, at) => {
      const run = best.get(files[at] ?? '')
      if (!run) return []
      const { cpuMs, peakBytes } = run
      const memory = `${count(peakBytes / 2 ** 20)} MB`
      return [[name, milliseconds(cpuMs), (cpuMs / csv).toFixed(2), String(wanted), memory]]
    }),
  )
}

async function written(
  { ending, write }: (typeof forms)[number],
  rows: readonly MedicalRow[],
): Promise<string> {
  const file = path.join(workFolder, `forms-${lines}.${ending}`)
  writeFileSync(file, await write(rows))
  return file
}

function csvOf(rows: readonly MedicalRow[]): string {
  return writeCsv(rows, medicalDialects.plain)
}

function x12Of(rows: readonly MedicalRow[]): string {
  return enveloped('837', '005010X222A1', [claims837(claimsOf(rows))])
}
