import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'
import { serveDist } from './serve-dist.ts'
import { visits, type Visit } from './visits.ts'

/**
 * Visits every screen at three widths in both themes: takes its picture, runs axe over it, and
 * collects what the console complains of. `npm run pictures -- FOLDER [NAME...]`; ends with 1 where
 * anything was found.
 */

const widths = [1440, 768, 390] as const
const themes = ['light', 'dark'] as const
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const [folder = 'pictures', ...names] = process.argv.slice(2)

const farAway = { idleEndsAt: '2999-01-01T00:00:00Z', absoluteEndsAt: '2999-01-01T00:00:00Z' }

interface AxeResults {
  readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[]
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const results = await page.evaluate<AxeResults>('window.axe.run()')
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`)
}

async function answerCalls(page: Page, visit: Visit): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/api/user' && visit.user) return route.fulfill({ json: visit.user })
    if (path === '/api/session/extend' && visit.user) return route.fulfill({ json: farAway })
    const answer = visit.answers?.[path]
    return answer === undefined ? route.fallback() : route.fulfill({ json: answer })
  })
}

async function look(
  browser: Browser,
  origin: string,
  visit: Visit,
  width: number,
  theme: 'light' | 'dark',
) {
  const page = await browser.newPage({
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    bypassCSP: false,
  })
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  await answerCalls(page, visit)
  await page.goto(origin + visit.path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(150)
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  if (overflow > 0) found.push(`wider than the window by ${overflow} px`)
  await page.screenshot({
    path: join(folder, `${visit.name}-${width}-${theme}.png`),
    fullPage: true,
  })
  found.push(...(await violationsOn(page)))
  await page.close()
  return found
}

await mkdir(folder, { recursive: true })
const server = await serveDist()
const browser = await launchBrowser()
let count = 0
for (const visit of visits.filter(({ name }) => names.length === 0 || names.includes(name))) {
  for (const width of widths) {
    for (const theme of themes) {
      for (const problem of await look(browser, server.origin, visit, width, theme)) {
        count += 1
        process.stdout.write(`${visit.name} ${width} ${theme}: ${problem}\n`)
      }
    }
  }
}
await browser.close()
server.close()
process.stdout.write(`${count} problems\n`)
process.exitCode = count > 0 ? 1 : 0
