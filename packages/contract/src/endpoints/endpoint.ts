import type * as z from 'zod'
import type { Call } from '../calls/call.ts'
import type { ErrorCode } from '../errors.ts'

/**
 * Who may call: `public` anyone; `half-signed-in` any session, also one whose second factor is still
 * to be shown or set up; `signed-in` any other; `client` a client session whose gate may be closed;
 * `reader` one whose gate is open or that has results from when it was; `open-client` one whose gate
 * is open; `admin` an administrator.
 */
export type Access =
  'public' | 'half-signed-in' | 'signed-in' | 'client' | 'reader' | 'open-client' | 'admin'

/**
 * One call: the single description that routes, tests, OpenAPI and the browser share. Its method and
 * path stand in a `*-calls.ts` of their own, which the browser loads; of the schemas it takes the
 * types alone (decision 17).
 */
export interface Endpoint extends Call {
  readonly access: Access
  readonly summary: string
  /** Of calls that are no `GET`: whether an administrator in the user view may make it. Reading always may. */
  readonly whileActing?: true
  /**
   * What the call acts on where somebody makes it who works in an account for its owner: the account,
   * or what is their own, such as their password. Absent: the owner alone may call.
   */
  readonly team?: 'account' | 'person'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** Of the headers, by their names in lower case, those that change what the call does. */
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** The most that the body may have, where that is more than the 256 KiB of other calls. */
  readonly bodyBytes?: number
  /** Text fields beside a `file`, where the body is `multipart/form-data`. */
  readonly multipart?: z.ZodType
  /** The JSON of a success; absent where the answer is not JSON. */
  readonly reply?: z.ZodType
  /** Media type of a success that is not JSON. */
  readonly replyType?:
    | 'text/html'
    | 'text/csv'
    | 'text/event-stream'
    | 'text/plain'
    | 'application/zip'
    | 'image/png'
    /** A download in one of several formats. */
    | 'application/octet-stream'
  readonly successStatus: number
  /** What it may refuse beyond 400, 401, 403 and 429, which any call may. */
  readonly errors: readonly ErrorCode[]
}

/** Keeps the exact types of an endpoint. */
export function endpoint<const Described extends Endpoint>(described: Described): Described {
  return described
}
