export {
  importReferenceFiles,
  type ImportedRelease,
  type ImportOptions,
  type ImportReport,
} from './import-reference-files.ts'
export {
  attachReference,
  loadReference,
  type Reference,
  type SharedReference,
} from './load-reference.ts'
export { ReferenceFileError, type ReferenceErrorCode } from './reference-file-error.ts'
