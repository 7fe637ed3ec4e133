/** Why a file cannot be audited; a stable word for programs. */
export type RefusalCode =
  | 'unreadable-file'
  | 'file-too-large'
  | 'empty-file'
  | 'binary-file'
  | 'image-file'
  | 'pdf-encrypted'
  | 'pdf-damaged'
  | 'pdf-too-long'
  | 'pdf-too-demanding'
  | 'pdf-scan-unread'
  | 'pdf-scanned'
  | 'pdf-form'
  | 'pdf-without-table'
  | 'pdf-columns-unclear'
  | 'excel-file'
  | 'archive-file'
  | 'corrupt-gzip'
  | 'markup-file'
  | 'edi-file'
  | 'unterminated-quote'
  | 'record-too-long'
  | 'too-many-columns'
  | 'too-many-blank-rows'
  | 'no-header'
  | 'header-only'
  | 'price-list'
  | 'exclusion-list'
  | 'aggregated-file'
  | 'amounts-as-rows'
  | 'quoted-records'
  | 'person-list'
  | 'clinical-codes'
  | 'no-service-column'
  | 'no-codes'
  | 'no-date-column'
  | 'no-dates'
  | 'code-list'
  | 'other-table'
  | 'letter'
  | 'hl7-file'
  | 'other-audit-type'
  | 'no-service-rows'
  | 'bad-mapping'
  | 'bad-layout'
  | 'corrected-rows'
  | 'fixed-width-file'

/**
 * The file cannot be audited. `message` is one line for the person: what the file looks like and
 * what to do.
 */
export class IntakeRefusal extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'IntakeRefusal'
    this.code = code
  }
}
