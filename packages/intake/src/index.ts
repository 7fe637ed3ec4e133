export type { FileSource } from './source/byte-source.ts'
export { IntakeRefusal, type RefusalCode } from './words/intake-refusal.ts'
export { parseMapping, type ColumnMapping } from './understand/mapping.ts'
export {
  readClaims,
  readColumns,
  readOriginal,
  type ColumnsResult,
  type IntakeResult,
  type OriginalTable,
  type ReadOptions,
} from './read-claims.ts'
export type { RecognizedType } from './understand/recognize-type.ts'
