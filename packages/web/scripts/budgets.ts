import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launchBrowser } from './browser.ts'
import { serveDist } from './serve-dist.ts'

/**
 * How much script each screen loads, gzipped, measured by loading it: the landing page 90 KB at
 * most, any other 220. Ends with 1 where a budget is broken.
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
for (const path of Object.keys(pages)) {
  const page = await browser.newPage()
  const loaded: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin === server.origin && url.pathname.endsWith('.js')) loaded.push(request.url())
  })
  await page.goto(server.origin + path, { waitUntil: 'networkidle' })
  const kb = await scriptKbOf(loaded)
  const over = kb > budgetKb(path)
  if (over) broken += 1
  process.stdout.write(
    `${path.padEnd(24)} ${kb.toFixed(1).padStart(7)} KB of ${budgetKb(path)}${over ? '  TOO MUCH' : ''}\n`,
  )
  await page.close()
}
await browser.close()
server.close()
process.exitCode = broken > 0 ? 1 : 0
