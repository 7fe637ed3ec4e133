import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const desktop = { width: 1440, height: 900 } as const
const phone = { width: 390, height: 844 } as const

/** What axe finds wrong, as `rule: element`. */
const violations = (runOnly: string) => `axe.run({ resultTypes: ['violations']${runOnly} })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`
/** Nothing but colors differs between the themes. */
const inTheme = { light: violations(''), dark: violations(", runOnly: ['color-contrast']") }
const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/**
 * The screen as it stands has nothing that axe objects to, in both themes, and is no wider than its
 * window, on a desktop and on a phone.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // What frames a screen may stand before the screen itself has come.
  await expect(page.locator('h1').first()).toBeAttached()
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await page.evaluate(axe.source)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const name = `${screen}, ${size.width} px, ${colorScheme}`
      expect.soft(await page.evaluate<string[]>(inTheme[colorScheme]), name).toEqual([])
    }
    expect.soft(await page.evaluate<number>(overflow), `${screen}, ${size.width} px`).toBe(0)
  }
}
