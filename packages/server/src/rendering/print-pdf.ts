import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fairTurns } from '../turns/fair-turns.ts'

const timeoutMs = 45_000
const printing = fairTurns({
  ...{ atOnce: 2, ofAccount: 1, waitingOfAccount: 20, waitingInAll: 200, retryAfterSeconds: 30 },
})

/** The Chromium that prints, and for which account it does. */
export interface Printer {
  readonly chromium: string
  readonly userId: string
}

/**
 * Prints a page of ours to PDF with a Chromium of the machine: a profile of its own, no
 * network, two at a time, one of them for an account. What it writes lies in a folder that only we can
 * open, and is removed whatever happens. Throws where it does not answer, and `too-many-requests`.
 */
export async function printPdf({ chromium, userId }: Printer, html: string): Promise<Buffer> {
  return printing(userId, () => print(chromium, html))
}

async function print(chromium: string, html: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-print-'))
  try {
    const page = join(folder, 'letter.html')
    const pdf = join(folder, 'letter.pdf')
    await writeFile(page, html, { mode: 0o600 })
    await run(folder, chromium, [
      ...flags,
      `--user-data-dir=${join(folder, 'profile')}`,
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ])
    return await readFile(pdf)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/**
 * Containers refuse Chromium's own sandbox; what is printed is composed by us, with every text
 * escaped and no script in it, and no name resolves.
 */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=127.0.0.1:9',
  '--no-pdf-header-footer',
  '--generate-pdf-document-outline',
]

/** Chromium starts processes of its own: they end with it, as one group. */
async function run(home: string, command: string, parameters: readonly string[]): Promise<void> {
  // None of our own settings: Chromium is often started by a script that needs a path and a home.
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: home, TMPDIR: home }
  const child = spawn(command, parameters, { stdio: 'ignore', detached: true, env })
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      endGroup(child.pid)
      reject(new Error('Chromium took too long'))
    }, timeoutMs)
    child.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      endGroup(child.pid)
      if (code === 0) resolve()
      else reject(new Error(`Chromium ended with ${code ?? 'a signal'}`))
    })
  })
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}
