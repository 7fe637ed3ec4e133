import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CommandError } from '../command-error.ts'
import { download } from '../update/download.ts'
import { publicTables } from '../update/public-tables.ts'
import { importTables, type ReferenceOptions } from './reference.ts'

export interface UpdateOptions extends ReferenceOptions {
  /** Tests only; see `DownloadOptions`. */
  readonly mirror?: string
}

/**
 * Downloads the public tables that need no license and imports them. What could be had is imported;
 * what could not is named in the error.
 */
export async function updateTables(options: UpdateOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-update-'))
  try {
    const problems: string[] = []
    for (const table of publicTables) {
      try {
        process.stderr.write(`${table.name}: downloading\n`)
        const file = await download(table, { today: new Date(), folder, mirror: options.mirror })
        await importTables([file], options)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        const what = error instanceof CommandError ? 'was not imported' : 'could not be reached'
        problems.push(`${table.name} ${what}: ${why}`)
      }
    }
    if (problems.length > 0) throw new CommandError(problems.join('; '))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
