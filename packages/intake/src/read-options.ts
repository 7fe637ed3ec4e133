import type { AuditType, Day } from '@plumbline/engine'
import type { FixedLayout } from './fixed-width/layout.ts'
import type { RememberedMapping } from './look/remembered-mapping.ts'
import type { CorrectedFile } from './correct/corrected-table.ts'
import type { ReadPdf } from './pdf/read-pages.ts'
import type { Pseudonym } from './read/patients/patient-key.ts'
import type { FileSource } from './source/byte-source.ts'
import type { ColumnMapping } from './words/column-mapping.ts'

/** How a claims file is read, as far as anybody says. */
export interface ReadOptions {
  /** Recognized from the columns where not given; refused where they clearly call for the other. */
  readonly type?: AuditType
  /** The type stands, though the columns call for the other. */
  readonly typeConfirmed?: boolean
  readonly mapping?: ColumnMapping
  /** Mappings for files by their headings; the one that fits holds where none is given. */
  readonly remembered?: readonly RememberedMapping[]
  /** How the records of a file of fixed widths are laid out. */
  readonly layout?: FixedLayout
  /** Remittances (835) that say what was paid for the claims in the file. */
  readonly remittances?: readonly FileSource[]
  /** Rows that were set aside, corrected: put in place of those of their numbers, file after file. */
  readonly corrected?: readonly CorrectedFile[]
  /** Today, for two-digit years; the machine's day where not given. */
  readonly auditDay?: Day
  /**
   * Answers a mark in place of a patient's identifier, once for each: nothing that was read then holds
   * the identifier itself but `members` and `toCorrect`. Different patients must have different marks.
   */
  readonly pseudonym?: Pseudonym
  readonly onProgress?: (bytesDone: number, bytesTotal: number) => void
  /** How the words of a PDF are read: in a process of its own where not given. */
  readonly readPdf?: ReadPdf
}
