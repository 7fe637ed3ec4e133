import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { signedInHint } from '@plumbline/contract'
import { launchBrowser } from './browser.ts'
import { serveDist } from './serve-dist.ts'
import { client, visits } from './visits.ts'

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

/** What screens load before they show what they are for, so that its script is loaded too. */
const answers = new Map(visits.flatMap((visit) => Object.entries(visit.answers ?? {})))

type Role = 'client' | 'admin' | undefined

async function measure(path: string, role: Role): Promise<void> {
  const page = await browser.newPage()
  if (role) {
    const user = { ...client, role }
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url())
      const json = pathname === '/api/user' ? user : answers.get(pathname)
      return route.fulfill(json === undefined ? { status: 500 } : { json })
    })
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
/** A route of a client, with an id where it has one: what the visits' own answers know. */
const clientPaths =
  `/ /dashboard /dashboard?tab=uploads /upload /profile /activity /billing /pricing
  /findings /findings?group=provider /findings/f1 /uploads/u1 /ask /learning /compare/u1 /look/u1
  /cases /cases/new /cases/c1 /letters/l1`.split(/\s+/)

for (const path of Object.keys(pages)) await measure(path, undefined)
for (const path of clientPaths) await measure(path, 'client')
await measure('/admin', 'admin')
await browser.close()
server.close()
process.exitCode = broken > 0 ? 1 : 0
