import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importReferenceFiles, type ImportReport } from '../import-reference-files.ts'
import { loadReference, type Reference } from '../load-reference.ts'

/** What a test sees after an import. */
export interface Imported {
  readonly folder: string
  readonly reports: readonly ImportReport[]
  readonly reference: Reference
}

/** Writes files by name, imports them in that order, and loads the result. */
export async function importFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  intoFolder?: string,
): Promise<Imported> {
  const sources = await temporaryFolder()
  const folder = intoFolder ?? (await temporaryFolder())
  const paths: string[] = []
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(sources, name)
    await writeFile(file, content)
    paths.push(file)
  }
  const reports = await importReferenceFiles(paths, { folder })
  return { folder, reports, reference: loadReference({ folder }) }
}

/** A new empty folder. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'plumbline-reference-'))
}

/** What each file came to: its releases as `table release`, or the code of its refusal. */
export function outcomes(reports: readonly ImportReport[]): string[] {
  return reports.map((report) =>
    'refused' in report
      ? report.refused.code
      : report.imported.map(({ table, release }) => `${table} ${release}`).join(', '),
  )
}

/** The imported (not starter) data of a table; throws where there is none. */
export function importedTable<Name extends keyof Reference['tables']>(
  { tables }: Reference,
  name: Name,
): NonNullable<Reference['tables'][Name]>['releases'][number] {
  const release = tables[name]?.releases.find((each) => !each.starter)
  if (!release) throw new Error(`${name} was not imported`)
  return release
}
