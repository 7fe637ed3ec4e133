import { test as base, type APIRequestContext } from '@playwright/test'
import { signInAsAdministrator } from './administrator.ts'

/** The tests' own `test`: besides a page, calls made by a signed-in administrator. */
export const test = base.extend<object, { asAdmin: APIRequestContext }>({
  asAdmin: [
    async ({ playwright }, use) => {
      const baseURL = `http://127.0.0.1:${process.env['E2E_PORT'] ?? ''}`
      const request = await playwright.request.newContext({ baseURL })
      await signInAsAdministrator(request)
      await use(request)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
