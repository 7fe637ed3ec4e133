import type { ErrorAnswer } from '@plumbline/contract'

/**
 * A call that did not succeed. `message` has the form `{status}: {body text}`, as the unauthorised
 * check reads it; `serverMessage` is the sentence for a person, where the server gave one.
 */
export class RequestError extends Error {
  readonly status: number
  readonly serverMessage: string | undefined
  readonly code: string | undefined
  readonly fields: NonNullable<ErrorAnswer['errors']>

  constructor(status: number, bodyText: string, answer?: Partial<ErrorAnswer>) {
    super(`${status}: ${bodyText}`)
    this.name = 'RequestError'
    this.status = status
    this.serverMessage = answer?.message
    this.code = answer?.code
    this.fields = answer?.errors ?? []
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

type Method = 'GET' | 'POST' | 'DELETE'

/** When a call last reached the server: the session's idle time starts anew from here. */
let lastAnswerAt = 0
export function lastAnswerMs(): number {
  return lastAnswerAt
}

/**
 * Sends a call with the session's cookie; a plain object goes as JSON, a form as multipart.
 * Throws `RequestError` on any answer that is not a success.
 */
export async function send(method: Method, path: string, body?: object): Promise<Response> {
  const isForm = body instanceof FormData
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  lastAnswerAt = Date.now()
  if (!response.ok) throw await refusalOf(response)
  return response
}

/** The JSON of a success, typed by the caller with the contract's reply type. */
export async function sendForJson<Reply>(
  method: Method,
  path: string,
  body?: object,
): Promise<Reply> {
  const response = await send(method, path, body)
  return response.json() as Promise<Reply>
}

async function refusalOf(response: Response): Promise<RequestError> {
  const text = (await response.text()) || response.statusText
  return new RequestError(response.status, text, answerIn(text))
}

function answerIn(text: string): Partial<ErrorAnswer> | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}
