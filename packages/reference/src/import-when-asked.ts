import type { ImportOptions, ImportReport } from './import-reference-files.ts'

/**
 * `importReferenceFiles` of `import-reference-files.ts`, whose readers of official layouts and
 * workbooks are loaded at the first call: audits never need them.
 */
export async function importReferenceFiles(
  paths: readonly string[],
  options: ImportOptions,
): Promise<readonly ImportReport[]> {
  const importing = await import('./import-reference-files.ts')
  return importing.importReferenceFiles(paths, options)
}
