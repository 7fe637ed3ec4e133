import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { importReferenceFiles, loadReference } from '@plumbline/reference'
import { officialTable, workFolder } from './files.ts'
import { count, milliseconds, printTable, timingCells } from './figures.ts'
import { best } from './measure.ts'

const files = ['ncci_ptp_practitioner_2024Q3.csv.gz', 'ncci_ptp_hospital_2024Q3.csv.gz'] as const

/**
 * Import and loading of the pair edits: seconds from the packed files to releases on disk, their
 * size, and the time in which a process has the available tables. Wanted: 15 s, 40 MB, 200 ms.
 */
export async function measureImport(): Promise<void> {
  const paths = files.map(officialTable)
  if (!paths.every((file) => file !== undefined)) return
  const folder = path.join(workFolder, 'pairs')
  rmSync(folder, { recursive: true, force: true })
  const imported = await best(1, () => importReferenceFiles(paths, { folder }))
  const rows = imported.answer
    .flatMap((report) => ('imported' in report ? report.imported : []))
    .reduce((sum, release) => sum + release.rows, 0)
  const loaded = await best(5, () => loadReference({ folder }).tables.ptpPractitioner)
  printTable(
    ['pair edits', 'clock', 'processor'],
    [
      [`import of ${count(rows)} rows`, ...timingCells(imported)],
      ['loading', ...timingCells(loaded)],
      ['on disk', `${(sizeOf(folder) / 2 ** 20).toFixed(1)} MB`, ''],
      ['wanted', `15 s, ${milliseconds(200)}, 40 MB`, ''],
    ],
  )
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
}
