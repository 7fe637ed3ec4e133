import { errorCatalog, type ErrorCode } from '@plumbline/contract'

export interface FieldFault {
  readonly field: string
  readonly message: string
}

/** An expected refusal: a code of the contract, a sentence for the person, a cause for the log. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly faults: readonly FieldFault[] | undefined
  /** Seconds to wait, where waiting helps. */
  readonly retryAfterSeconds: number | undefined
  /** With `same-file`. */
  readonly earlierUploadId: string | undefined

  constructor(
    code: ErrorCode,
    options: {
      readonly message?: string
      readonly faults?: readonly FieldFault[]
      readonly retryAfterSeconds?: number
      readonly earlierUploadId?: string
      readonly cause?: unknown
    } = {},
  ) {
    super(options.message ?? errorCatalog[code].message, { cause: options.cause })
    this.code = code
    this.status = errorCatalog[code].status
    this.faults = options.faults
    this.retryAfterSeconds = options.retryAfterSeconds
    this.earlierUploadId = options.earlierUploadId
  }
}

/**
 * The service that keeps the master key refuses or does not answer. The message is for whoever runs
 * the product; it names the key and its setting, and nothing that the key protects.
 */
export class KeyServiceError extends Error {
  override readonly name = 'KeyServiceError'
}

/** What others are told of it. */
export const keysAwaySentence =
  'Stored data cannot be opened at the moment, because the service that keeps its key does not answer or refuses. Nothing was taken or changed; please try again later.'

/** No room is left: on the disk of the files (`ENOSPC`, `EDQUOT`), or on that of the database (`53100`). */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return ['ENOSPC', 'EDQUOT', '53100'].includes(String(code)) || isDiskFull(error.cause)
}

/** Through no fault of whoever sends something. */
export const diskFullSentence =
  'No room is left on the disk. Nothing was taken or changed; please try again once whoever runs the product has made room.'
