import type { APIRequestContext } from '@playwright/test'

/** The product's own origin, which changes must come from. */
export const originHeader = { origin: `http://127.0.0.1:${process.env['E2E_PORT'] ?? ''}` } as const

/** A change made as the app makes it, from its own origin. Throws where it is refused. */
export async function change(
  request: APIRequestContext,
  method: 'POST' | 'DELETE',
  path: string,
  data: object = {},
): Promise<unknown> {
  const answer = await request.fetch(path, { method, data, headers: originHeader })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** Sends a plain HTML form. */
export async function submitForm(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const answer = await request.post(path, { form, headers: originHeader, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`POST ${path}: ${answer.status()}`)
}
