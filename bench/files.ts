import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { importReferenceFiles } from '@plumbline/reference'
import { say } from './figures.ts'

/** Where the public tables lie that are not part of the repository. */
const officialFolder = fileURLToPath(new URL('../../shared/data/reference/', import.meta.url))

/** A folder for made files, kept between runs; nothing in it is needed. */
export const workFolder = path.join(tmpdir(), 'plumbline-bench')

/** The path of a public table; undefined, with a line that says so, where it is not available. */
export function officialTable(name: string): string | undefined {
  const file = path.join(officialFolder, name)
  if (existsSync(file)) return file
  say(`Skipped: there is no ${path.relative(process.cwd(), file)}.`)
  return undefined
}

const tables = [
  'asp_ndc_hcpcs_crosswalk_2026-01.csv',
  'asp_payment_limits_2026-01.csv',
  'carc_rarc_codes_2024-06.csv',
  'cdc_mme_by_ndc_2018-09.xlsx',
  'hcpc2026_jan_anweb_01122026.zip',
  'icd10cm_FY2024.csv.gz',
  'mce_v41.1_code_edits_FY2024.csv',
  'modifiers_2024-06.csv',
  'nadac_subset_2025-12-24.csv',
  'ncci_aoc_2024-06-03.csv',
  'ncci_mue_dme_2024Q3.csv',
  'ncci_mue_outpatient_hospital_2024Q3.csv',
  'ncci_mue_practitioner_2024Q3.csv',
  'ncci_ptp_hospital_2024Q3.csv.gz',
  'ncci_ptp_practitioner_2024Q3.csv.gz',
  'opps_addendum_b_2025-10.csv',
  'pfs_rvu_2024-07.csv',
  'pfs_rvu_indicators_2024-07.csv',
  'place_of_service_2024-06.csv',
  'universal_med_ids_ndc.csv',
]

/**
 * The folder of all official tables, imported once and kept; `REFERENCE_DIR` names one that is
 * ready. Undefined, with a line that says so, where the tables are not at hand.
 */
export async function officialReference(): Promise<string | undefined> {
  const ready = process.env['REFERENCE_DIR']
  if (ready !== undefined) return ready
  const folder = path.join(workFolder, 'reference')
  if (existsSync(folder)) return folder
  if (!existsSync(officialFolder)) {
    say(`Skipped: there are no official tables in ${path.relative(process.cwd(), officialFolder)}.`)
    return undefined
  }
  say('Importing the official tables, once.')
  const reports = await importReferenceFiles(
    tables.map((name) => path.join(officialFolder, name)),
    { folder },
  )
  for (const report of reports) {
    if ('refused' in report) say(`Not imported: ${report.file}: ${report.refused.message}`)
  }
  return folder
}

/** Writes a made file and answers its path. */
export async function writeMade(name: string, lines: Iterable<string>): Promise<string> {
  mkdirSync(workFolder, { recursive: true })
  const file = path.join(workFolder, name)
  await pipeline(Readable.from(inPieces(lines)), createWriteStream(file))
  return file
}

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = ''
  for (const line of lines) {
    piece += line
    if (piece.length < 1 << 18) continue
    yield piece
    piece = ''
  }
  yield piece
}
