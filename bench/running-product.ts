import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../packages/server/src/start.ts', import.meta.url))

/** The product as `npm start` runs it, over a data folder of its own. */
export interface RunningProduct {
  readonly url: string
  readonly databaseFolder: string
  /** From the start of the process to the first page answered. */
  readonly firstPageMs: number
  readonly admin: SignIn
  readonly demo: SignIn
  /** Resident bytes of the server's own process; those of the database are not in it. */
  residentBytes(): number
  databaseBytes(): number
  stop(): Promise<void>
}

export interface SignIn {
  readonly email: string
  readonly password: string
}

export async function startProduct(settings: NodeJS.ProcessEnv): Promise<RunningProduct> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-bench-server-'))
  // Where root runs it, the database belongs to another user, who has to pass through.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await saidUntil(child, 'Plumbline is at')
  const page = await fetch(url)
  await page.text()
  if (!page.ok) throw new Error(`The first page answered ${page.status}`)
  return {
    url,
    databaseFolder: path.join(folder, 'postgres'),
    firstPageMs: performance.now() - started,
    admin: signInFrom(said, 'Administrator'),
    demo: signInFrom(said, 'Demo customer'),
    residentBytes: () => residentOf(child.pid ?? 0),
    databaseBytes: () => memoryOfDatabase(path.join(folder, 'postgres')),
    async stop() {
      child.kill('SIGTERM')
      while (child.exitCode === null && child.signalCode === null) await pause(50)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function saidUntil(child: ChildProcess, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(words)) resolve(said)
    })
    child.once('exit', () => {
      reject(new Error(`The product ended: ${said}`))
    })
  })
}

function signInFrom(said: string, who: string): SignIn {
  const line = said.split('\n').find((one) => one.startsWith(who)) ?? ''
  const [, email, password] = /: (\S+), password (\S+) /.exec(line) ?? []
  if (email === undefined || password === undefined) throw new Error(`No sign-in of ${who}`)
  return { email, password }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

/** Memory of a database's processes, pages that they share counted once (Linux). */
function memoryOfDatabase(folder: string): number {
  const [master = ''] = textOf(path.join(folder, 'data/postmaster.pid')).split('\n')
  const ofMaster = (pid: string) => pid === master || parentOf(pid) === master
  const shares = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && ofMaster(name))
    .map((pid) => Number(/^Pss:\s+(\d+) kB$/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0))
  return shares.reduce((sum, kilobytes) => sum + kilobytes, 0) * 1024
}

function parentOf(pid: string): string | undefined {
  return /^PPid:\s+(\d+)$/m.exec(textOf(`/proc/${pid}/status`))?.[1]
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
