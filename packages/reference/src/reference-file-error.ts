/** What went wrong with a reference file; a stable word for programs. */
export type ReferenceErrorCode =
  | 'unreadable-file'
  | 'unknown-file'
  | 'unknown-release'
  | 'ambiguous-file'
  | 'too-many-bad-rows'
  | 'no-rows'
  | 'too-large'
  | 'damaged-release'
  | 'cannot-write'

/** A reference file that cannot be used; the message says what happened and what to do. */
export class ReferenceFileError extends Error {
  readonly code: ReferenceErrorCode

  constructor(code: ReferenceErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReferenceFileError'
    this.code = code
  }
}
