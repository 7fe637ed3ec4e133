import type { Page } from '@playwright/test'

/** What a call answers instead of what the product would. */
export interface Answer {
  readonly status: number
  readonly json?: unknown
}

/** Makes `METHOD /path` fail, without a sentence for the person unless one is given. */
export async function fail(page: Page, call: string, answer: Answer = { status: 500 }) {
  const [method, path = ''] = call.split(' ')
  await page.route(
    (url) => url.pathname === path || (path.includes('*') && matches(path, url.pathname)),
    async (route) => {
      if (route.request().method() !== method) return route.fallback()
      const body = answer.json === undefined ? '' : JSON.stringify(answer.json)
      return route.fulfill({ status: answer.status, contentType: 'application/json', body })
    },
  )
}

function matches(pattern: string, path: string): boolean {
  const [before = '', after = ''] = pattern.split('*')
  return path.startsWith(before) && path.endsWith(after)
}

/** Breaks the connection of a call. */
export async function breakOff(page: Page, path: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => route.abort(),
  )
}
