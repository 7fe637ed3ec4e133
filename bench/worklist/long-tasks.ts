import { chromium, type Page } from '@playwright/test'
import { browserPath } from '../../scripts/browser-path.ts'
import { milliseconds, printTable } from '../figures.ts'
import type { ProductClient } from '../product-client.ts'

/** Run in the page before its own scripts. */
const observer = `globalThis.longTasks = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration)
}).observe({ type: 'longtask', buffered: true })`

/** Tasks of more than 50 ms, in which a page answers nobody, while a person works through the list. */
export async function measureLongTasks(url: string, { cookie }: ProductClient): Promise<void> {
  const browser = await chromium.launch({
    executablePath: browserPath() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return { name, value, url }
      }),
    )
    const page = await context.newPage()
    await page.addInitScript({ content: observer })
    const rows: string[][] = []
    for (const [what, work] of steps(url)) {
      await work(page)
      await page.waitForTimeout(500)
      const tasks: number[] = await page.evaluate('longTasks.splice(0)')
      rows.push([what, String(tasks.length), milliseconds(Math.max(0, ...tasks))])
    }
    printTable(['in the browser', 'long tasks', 'longest'], rows)
  } finally {
    await browser.close()
  }
}

function steps(url: string): readonly (readonly [string, (page: Page) => Promise<unknown>])[] {
  const row = (page: Page) => page.locator('[data-finding]').first().waitFor()
  return [
    ['opening the list', (page) => page.goto(`${url}/findings`).then(() => row(page))],
    ['20 rows down', (page) => pressed(page, 'j', 20)],
    ['20 rows selected', (page) => selected(page, 20)],
    ['the whole page selected', (page) => page.getByLabel('Select this page').click()],
    ['to its end and back', (page) => scrolled(page)],
    ['the payees opened', (page) => page.locator('summary', { hasText: /^Payee/ }).click()],
    [
      'one of them chosen',
      (page) =>
        page
          .locator('details[open] input')
          .first()
          .click()
          .then(() => page.waitForURL(/provider=/)),
    ],
    ['without a filter', (page) => page.goto(`${url}/findings`).then(() => row(page))],
    ['next page', (page) => page.getByRole('button', { name: 'Next', exact: true }).click()],
    [
      'another order',
      (page) => page.goto(`${url}/findings?order=-dollars&page=900`).then(() => row(page)),
    ],
    [
      'groups by claim',
      (page) =>
        page
          .goto(`${url}/findings?group=claim`)
          .then(() => page.getByRole('button', { name: 'Show More Claims' }).click()),
    ],
  ]
}

async function selected(page: Page, rows: number): Promise<void> {
  for (let at = 0; at < rows; at++) await page.locator('tbody input').nth(at).click()
}

async function scrolled(page: Page): Promise<void> {
  for (const by of [300, 300, 300, 300, 300, -1_500]) {
    await page.mouse.wheel(0, by)
    await page.waitForTimeout(100)
  }
}

async function pressed(page: Page, key: string, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    await page.keyboard.press(key)
    await page.waitForTimeout(60)
  }
}
