import type { ReleaseLine } from '@plumbline/engine'
import { importReferenceFiles, loadReference } from '@plumbline/reference'
import { CommandError } from '../command-error.ts'
import { terminalProgress } from '../progress.ts'
import { referenceFolder } from '../settings.ts'

interface ReferenceOptions {
  readonly reference?: string
}

/** Prints every table at hand: release, the dates of service it speaks for, rows, origin. */
export function showStatus(options: ReferenceOptions): void {
  const { releases } = loadReference({ folder: referenceFolder(options.reference, process.env) })
  process.stdout.write(`${releases.map(asText).join('\n')}\n`)
}

function asText(release: ReleaseLine): string {
  const rows = `${release.rows.toLocaleString('en-US')} rows`
  return `${release.table.padEnd(20)} ${release.release.padEnd(18)} ${release.from} to ${release.to}  ${rows.padStart(15)}  ${release.origin}`
}

/** Imports official files; those that are refused are named, the others are kept; 2 if any was refused. */
export async function importTables(files: string[], options: ReferenceOptions): Promise<void> {
  const progress = terminalProgress(process.stderr.isTTY)
  const folder = referenceFolder(options.reference, process.env)
  const outcomes = await importReferenceFiles(files, {
    folder,
    onProgress: progress.stage('Importing'),
  })
  progress.end()
  const refused: string[] = []
  for (const outcome of outcomes) {
    for (const release of outcome.imported) process.stdout.write(`${asText(release)}\n`)
    if (outcome.refusal !== undefined) refused.push(`${outcome.file}: ${outcome.refusal}`)
  }
  if (refused.length > 0) throw new CommandError(refused.join(' | '))
}
