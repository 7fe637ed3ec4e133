import type { Locator, Page } from '@playwright/test'

/** The one toast that is visible. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
}
