export type { FileSource } from './source/byte-source.ts'
export { readAnyTables } from './forms/any-tables.ts'
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
} from './read-claims.ts'
export type { ReadOptions } from './read-options.ts'
export type { CorrectedFile } from './correct/corrected-table.ts'
export type { RowsToCorrect, RowToCorrect } from './correct/rows-to-correct.ts'
export type { RecognizedType } from './understand/recognize-type.ts'
export { readPages as readPdfText, type PdfText, type ReadPdf } from './pdf/read-pages.ts'
export { pdfLimits } from './pdf/pdf-limits.ts'
export { textLines, textOf } from './pdf/text-lines.ts'
export { pagePicture, PictureFailed, type PictureOfPlace } from './pictures/page-picture.ts'
export type { PagePlace, RowPlace } from './words/row-place.ts'
export { startConfined, type Confinement } from './confined/confined-process.ts'
export { lookAt, lookAtRefused, type Look } from './take-look.ts'
export type { LookQuestion } from './look/questions.ts'
export type { RememberedMapping } from './look/remembered-mapping.ts'
export { meaningChoices } from './look/meaning-labels.table.ts'
export type { ColumnClues } from './look/column-clues.ts'
export { columnsTold, fieldsTold } from './look/columns-told.ts'
export type { ColumnSeen, TableSeen } from './look/table-seen.ts'
export type { SetAsideGroup } from './look/set-aside-groups.ts'
