import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReferenceTables } from '@plumbline/engine'
import { importReferenceFiles, loadReference } from '@plumbline/reference'
import { withStandIns } from './stand-in-tables.ts'

/** Official files beside the repository, where somebody put them; no part of it. */
const official = fileURLToPath(new URL('../../../../../shared/data/reference', import.meta.url))

export const hasOfficialFiles = existsSync(official)

/**
 * Imports the official files into a folder that is gone afterwards; files of no use are passed over.
 * What they leave out is stood in for.
 */
export async function officialTables(): Promise<ReferenceTables> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-golden-'))
  try {
    const files = readdirSync(official).map((name) => join(official, name))
    await importReferenceFiles(files, { folder })
    return withStandIns(loadReference({ folder }).tables)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
