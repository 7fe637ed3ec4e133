import { vi } from 'vitest'

export interface FakeAnswer {
  readonly status?: number
  readonly json: unknown
  /** Comes no sooner than this. */
  readonly after?: Promise<unknown>
}
export interface SeenCall {
  readonly call: string
  readonly body: unknown
}

/**
 * Stands in for the server's calls: `{ 'POST /api/login': { json: user } }`. A call that is not
 * listed answers 401, as it does for the signed-out. Answers what was called.
 */
export function fakeServer(answers: Readonly<Record<string, FakeAnswer>>): SeenCall[] {
  const seen: SeenCall[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    seen.push({ call, body })
    const answer = answers[call] ?? {
      status: 401,
      json: { message: 'Unauthorized', code: 'unauthorized', requestId: 't' },
    }
    return (answer.after ?? Promise.resolve()).then(
      () => new Response(JSON.stringify(answer.json), { status: answer.status ?? 200 }),
    )
  })
  return seen
}
