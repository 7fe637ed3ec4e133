import { releaseLine, type ReleaseInfo } from '@plumbline/engine'
import {
  importReferenceFiles,
  loadReference,
  ReferenceFileError,
  understoodFiles,
} from '@plumbline/reference'
import { CommandError } from '../command-error.ts'
import { referenceFolder } from '../settings.ts'

export interface ReferenceOptions {
  readonly reference?: string
}

/** Prints every table at hand: release, the dates of service it speaks for, rows, origin. */
export function showStatus(options: ReferenceOptions): void {
  const folder = referenceFolder(options.reference, process.env)
  const { releases } = readable(() => loadReference({ folder }))
  process.stdout.write(`${releases.map(asText).join('\n')}\n`)
}

function asText(info: ReleaseInfo): string {
  const { table, release, from, to, rows, origin } = releaseLine(info)
  const count = `${rows.toLocaleString('en-US')} rows`
  return `${table.padEnd(20)} ${release.padEnd(18)} ${from} to ${to} ${count.padStart(15)}  ${origin}`
}

/** Imports official files; those that are refused are named, the others are kept. */
export async function importTables(files: string[], options: ReferenceOptions): Promise<void> {
  const folder = referenceFolder(options.reference, process.env)
  const refused: string[] = []
  let isUnknown = false
  for (const report of await importReferenceFiles(files, { folder })) {
    if ('refused' in report) {
      refused.push(report.refused.message)
      isUnknown ||= report.refused.code === 'unknown-file'
    } else for (const release of report.imported) process.stdout.write(`${asText(release)}\n`)
  }
  if (refused.length === 0) return
  const understood = isUnknown ? understoodFiles() : []
  const [only] = refused
  if (refused.length === 1 && only !== undefined) {
    const known = understood.length > 0 ? ` Understood are: ${understood.join('; ')}.` : ''
    throw new CommandError(only + known)
  }
  const list = understood.length > 0 ? ['Understood are:', ...understood.map(indented)] : []
  process.stderr.write(lines([...list, 'Not imported:', ...refused.map(indented)]))
  throw new CommandError(`${refused.length} of ${files.length} files were not imported.`)
}

function indented(line: string): string {
  return `  ${line}`
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}

/** Runs something that reads the reference folder; a damaged release is one line, not a crash. */
export function readable<Answer>(read: () => Answer): Answer {
  try {
    return read()
  } catch (error) {
    if (error instanceof ReferenceFileError) throw new CommandError(error.message)
    throw error
  }
}
