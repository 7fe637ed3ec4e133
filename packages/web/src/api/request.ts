import type { Call, ErrorAnswer } from '@plumbline/contract'

/**
 * A call that did not succeed. `message` has the form `{status}: {body text}`, as the unauthorized
 * check reads it; `serverMessage` is the sentence for a person, where the server gave one.
 */
export class RequestError extends Error {
  readonly status: number
  readonly serverMessage: string | undefined
  readonly code: string | undefined
  readonly fields: NonNullable<ErrorAnswer['errors']>
  /** The upload of the same bytes, where that is why the call was refused. */
  readonly earlierUploadId: string | undefined

  constructor(status: number, bodyText: string, answer?: Partial<ErrorAnswer>) {
    super(`${status}: ${bodyText}`)
    this.name = 'RequestError'
    this.status = status
    this.serverMessage = answer?.message
    this.code = answer?.code
    this.fields = answer?.errors ?? []
    this.earlierUploadId = answer?.earlierUploadId
  }
}

/** Whether a message says that nobody is signed in: it begins with `401:` and says `Unauthorized`. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /^401:.*Unauthorized/s.test(error.message)
}

/** What a person may be told about a failure: the server's sentence, else `otherwise`. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof RequestError ? (error.serverMessage ?? otherwise) : otherwise
}

/** When a call last reached the server: the session's idle time starts anew from here. */
let lastAnswerAt = 0
export function lastAnswerMs(): number {
  return lastAnswerAt
}

/**
 * Sends a call with the session's cookie; a body goes as JSON.
 * Throws `RequestError` on any answer that is not a success.
 */
export async function send(method: Call['method'], path: string, body?: object): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  lastAnswerAt = Date.now()
  if (!response.ok) {
    throw refusalOf(response.status, (await response.text()) || response.statusText)
  }
  return response
}

/** What a refused call throws, from its status and the text of its answer. */
export function refusalOf(status: number, text: string): RequestError {
  return new RequestError(status, text, answerIn(text))
}

function answerIn(text: string): Partial<ErrorAnswer> | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
