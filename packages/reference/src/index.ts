export { importReferenceFiles } from './import-when-asked.ts'
export type { ImportedRelease, ImportOptions, ImportReport } from './import-reference-files.ts'
export { listReleases, type ListedReleases } from './list-releases.ts'
export {
  attachReference,
  loadReference,
  type Reference,
  type SharedReference,
} from './load-reference.ts'
export { ReferenceFileError, type ReferenceErrorCode } from './reference-file-error.ts'
export { understoodFiles } from './import/unknown-file.ts'
