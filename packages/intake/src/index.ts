export type { FileSource } from './byte-source.ts'
export { IntakeRefusal, type RefusalCode } from './intake-refusal.ts'
export { parseMapping, type ColumnMapping } from './mapping.ts'
export { readClaims, readColumns, type IntakeResult, type ReadOptions } from './read-claims.ts'
