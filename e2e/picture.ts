import { join } from 'node:path'
import type { Page } from '@playwright/test'

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const

/** Where pictures to look at go: the folder that `PICTURES` names. */
const folder = process.env['PICTURES'] ?? 'pictures'

/** Takes the screen as it stands at three widths in both themes. */
export async function picture(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const path = join(folder, `${name}-${size.width}-${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true })
    }
  }
}
