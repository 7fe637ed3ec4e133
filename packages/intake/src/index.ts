export type { FileSource } from './source/byte-source.ts'
export { IntakeRefusal, type RefusalCode } from './words/intake-refusal.ts'
export { parseLayout, type FixedLayout } from './fixed-width/layout.ts'
export { parseMapping } from './understand/mapping.ts'
export type { ColumnMapping } from './words/column-mapping.ts'
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
export { readPages as readPdfText, type PdfText, type ReadPdf } from './pdf/read-pages.ts'
export { startConfined, type Confinement } from './confined/confined-process.ts'
