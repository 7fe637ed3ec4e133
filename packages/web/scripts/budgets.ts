import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { signedInHint } from '@plumbline/contract'
import { launchBrowser } from './browser.ts'
import { serveDist } from './serve-dist.ts'
import { client } from './visits.ts'

/**
 * How much script each screen loads, gzipped, measured by loading it signed out and signed in: the
 * landing page 90 KB at most, any other 220. Ends with 1 where a budget is broken.
 */

const budgetKb = (path: string) => (path === '/' ? 90 : 220)
const dist = join(import.meta.dirname, '../dist')

async function scriptKbOf(loaded: readonly string[]): Promise<number> {
  let bytes = 0
  for (const url of new Set(loaded)) {
    bytes += gzipSync(await readFile(join(dist, new URL(url).pathname)), { level: 9 }).length
  }
  return bytes / 1024
}

const server = await serveDist()
const browser = await launchBrowser()
const pages = JSON.parse(await readFile(join(dist, 'pages.json'), 'utf8')) as Record<string, string>
let broken = 0

type Role = 'client' | 'admin' | undefined

async function measure(path: string, role: Role): Promise<void> {
  const page = await browser.newPage()
  if (role) {
    const user = { ...client, role }
    await page.route('**/api/**', (route) =>
      new URL(route.request().url()).pathname === '/api/user'
        ? route.fulfill({ json: user })
        : route.fulfill({ status: 500 }),
    )
    await page.context().addCookies([{ ...signedInHint, url: server.origin }])
  }
  const loaded: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === server.origin && url.pathname.endsWith('.js')) loaded.push(request.url())
  })
  await page.goto(server.origin + path, { waitUntil: 'networkidle' })
  const kb = await scriptKbOf(loaded)
  const budget = role ? 220 : budgetKb(path)
  const over = kb > budget
  if (over) broken += 1
  process.stdout.write(
    `${path.padEnd(24)} ${(role ?? 'signed out').padEnd(10)} ${kb.toFixed(1).padStart(7)} KB of ${budget}${over ? '  TOO MUCH' : ''}\n`,
  )
  await page.close()
}
for (const path of Object.keys(pages)) await measure(path, undefined)
for (const path of ['/', '/upload', '/profile', '/billing', '/pricing', '/findings'])
  await measure(path, 'client')
await measure('/admin', 'admin')
await browser.close()
server.close()
process.exitCode = broken > 0 ? 1 : 0
