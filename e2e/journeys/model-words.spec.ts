import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { uploadMedicalSample } from '../claims-files.ts'
import { registerActive } from '../customers.ts'
import { expect, test } from '../test.ts'

const said = 'The plan seems to have paid for the same service again. The records can settle it.'

/** Answers about a finding as a server with a model gives them, as late as a slow line does. */
async function withModelWords(page: Page): Promise<void> {
  await page.route(/\/api\/findings\/[^/?]+$/, async (route) => {
    const response = await route.fetch()
    const words = { by: 'model', reviewer: said, provider: said, patient: said }
    const told = (await response.text()).replace(
      /"words":\{[^{}]*\}/g,
      `"words":${JSON.stringify(words)}`,
    )
    await new Promise((resume) => setTimeout(resume, 700))
    await route.fulfill({ response, body: told })
  })
}

/** How far what stood already was moved, since this was called, by anything but the person's own input. */
async function shiftsSince(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries()
      .filter(({ hadRecentInput }) => !hadRecentInput).map(({ value }) => value)))
      .observe({ type: 'layout-shift' })`)
  return () => page.evaluate<number>('window.shifts.reduce((sum, one) => sum + one, 0)')
}

test('words of a model come without moving what stands there, and axe objects to nothing', async ({
  page,
}) => {
  await registerActive(page)
  await uploadMedicalSample(page.request, 'July')
  await withModelWords(page)
  await page.goto('/findings')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  // The counts of the filters have come once they can be opened.
  await expect(page.locator('details[name=facets]').nth(2)).toBeVisible()
  await page.keyboard.press('j')
  // Keys count as input for half a second; the words come later.
  const shifted = await shiftsSince(page)
  const words = page.getByRole('region', { name: 'In plain words' })
  await expect(words).toContainText(said)
  await expect(words).toContainText('AI words, checked against the finding')
  await page.waitForTimeout(500)
  expect(await shifted()).toBeLessThan(0.01)
  await expectAccessible(page, 'a finding in words of a model')
})
