import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Upload } from '@plumbline/contract'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { isLivePostgres } from './postgres/leftovers.ts'
import { compiledCode } from './testing/compiled-code.ts'
import { multipartRequest, partsWithFile } from './testing/multipart.ts'
import {
  databasePid,
  freePort,
  startProductProcess,
  type ProductProcess,
} from './testing/product-process.ts'

/** The whole product in processes of its own, started, stopped and killed as people do it. */

const folders: string[] = []
const running: ProductProcess[] = []

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-start-'))
  // Where root runs the tests, the database belongs to another user, who has to pass through.
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(
  folder: string,
  environment?: NodeJS.ProcessEnv,
  under?: 'npm',
): Promise<ProductProcess> {
  const product = await startProductProcess(folder, environment, under)
  running.push(product)
  return product
}

afterEach(async () => {
  for (const product of running.splice(0)) {
    product.signal('SIGTERM')
    await product.ended
  }
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Demo {
  readonly email: string
  readonly password: string
}

function demoOf(said: string): Demo {
  const [, email = '', password = ''] = /Demo customer .*: (\S+), password (\S+) /.exec(said) ?? []
  return { email, password }
}

/** Signs in; answers the cookie, or the status where it is refused. */
async function signIn(url: string, demo: Demo): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(demo),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie().join('; ').split(';')[0] ?? ''
}

async function uploadsOf(url: string, cookie: string): Promise<Upload[]> {
  const answer = await fetch(`${url}/api/uploads`, { headers: { cookie } })
  return Upload.array().parse(await answer.json())
}

async function send(url: string, cookie: string, lines: number): Promise<string> {
  const rows = Array.from(
    { length: lines },
    (_, line) => `C${line},P${line % 90},2024-03-01,99213,E119,1,120.00,80.00`,
  )
  const csv = ['Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid', ...rows]
  const { headers, payload } = multipartRequest(partsWithFile('long.csv', csv.join('\n')))
  const type = String(headers?.['content-type'])
  const answer = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': type },
    body: new Uint8Array(payload),
  })
  expect(answer.status).toBe(201)
  return Upload.parse(await answer.json()).id
}

async function completed(url: string, cookie: string, id: string): Promise<Upload> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const upload = (await uploadsOf(url, cookie)).find((one) => one.id === id)
    if (upload && upload.status !== 'processing') return upload
    if (Date.now() > deadline) throw new Error('The audit did not end')
    await new Promise((resume) => setTimeout(resume, 100))
  }
}

describe('the product', { timeout: 240_000 }, () => {
  test('says its sign-ins once, stops with its database, and knows them again', async () => {
    const folder = newFolder()
    const first = await start(folder)
    const demo = demoOf(first.said())
    expect(demo.email).toBe('demo@plumbline.example')
    expect(first.said()).toMatch(
      /^Administrator .*: admin@plumbline\.example, password \S+ \(shown this once\)$/m,
    )
    await signIn(first.url, demo)
    const database = databasePid(folder) ?? 0
    expect(isLivePostgres(database)).toBe(true)
    first.signal('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(isLivePostgres(database)).toBe(false)

    const second = await start(folder)
    expect(second.said()).not.toMatch(/password/)
    await signIn(second.url, demo)
    const itsDatabase = databasePid(folder) ?? 0
    // Once from the terminal, once more from npm: that is one press.
    second.signal('SIGINT')
    second.signal('SIGINT')
    expect(await second.ended).toBe(0)
    expect(isLivePostgres(itsDatabase)).toBe(false)
  })

  test.each(['the server alone', 'the database alone', 'both'])(
    'killed (%s), it starts again with all that was acknowledged',
    async (which) => {
      const folder = newFolder()
      const first = await start(folder)
      const demo = demoOf(first.said())
      const cookie = await signIn(first.url, demo)
      const id = await send(first.url, cookie, 3_000)
      const database = databasePid(folder)
      if (which !== 'the server alone' && database) process.kill(database, 'SIGKILL')
      first.signal('SIGKILL')
      await first.ended

      const second = await start(folder)
      expect(databasePid(folder) === database).toBe(which === 'the server alone')
      const again = await signIn(second.url, demo)
      expect(await uploadsOf(second.url, again)).toHaveLength(3)
      // The job is taken over once the heartbeat of the worker that died is missed.
      const upload = await completed(second.url, again, id)
      expect(upload).toMatchObject({ status: 'completed', totalClaims: 3_000 })
    },
  )

  test('says that its port is taken, and leaves no database behind', async () => {
    const taken = createServer()
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const folder = newFolder()
    await expect(start(folder, { PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken by another program.`,
    )
    expect(databasePid(folder)).toBeUndefined()
    taken.close()
  })

  test('a chosen port for metrics that is taken is named as well', async () => {
    const taken = createServer()
    const port = await new Promise<number>((done) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address()
        done(typeof address === 'object' && address ? address.port : 0)
      })
    })
    await expect(start(newFolder(), { METRICS_PORT: String(port) })).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or set METRICS_PORT to another number.`,
    )
    taken.close()
  })

  test('ends in order where npm was ended above it', async () => {
    const folder = newFolder()
    const product = await start(folder, undefined, 'npm')
    const database = databasePid(folder) ?? 0
    expect(isLivePostgres(database)).toBe(true)
    product.signal('SIGKILL')
    await expect.poll(() => isLivePostgres(database), { timeout: 60_000 }).toBe(false)
    // Killed, it would leave the file for good.
    await expect.poll(() => databasePid(folder), { timeout: 20_000 }).toBeUndefined()
  })

  test('a worker alone answers for its health and nothing else', async () => {
    const metricsPort = await freePort()
    const worker = await start(newFolder(), { ROLE: 'worker', METRICS_PORT: String(metricsPort) })
    expect(worker.said()).not.toMatch(/password/)
    const statuses = ['/healthz', '/readyz', '/metrics', '/', '/api/user'].map(
      async (path) => (await fetch(worker.url + path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404])
    const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
    expect(await figures.text()).toContain('plumbline_uploads{status="processing"} 0')
    worker.signal('SIGTERM')
    expect(await worker.ended).toBe(0)
  })

  test('asked to stop, it ends the audit that runs and hangs up on whoever listens', async () => {
    const folder = newFolder()
    const first = await start(folder)
    const demo = demoOf(first.said())
    const cookie = await signIn(first.url, demo)
    for (const { id } of await uploadsOf(first.url, cookie)) await completed(first.url, cookie, id)
    const listening = await fetch(`${first.url}/api/events`, { headers: { cookie } })
    const id = await send(first.url, cookie, 8_000)
    await begun(first.url, cookie, id)
    first.signal('SIGTERM')
    expect(await first.ended).toBe(0)
    await expect(listening.text()).resolves.toContain(': connected')

    const second = await start(folder)
    const again = await signIn(second.url, demo)
    const upload = (await uploadsOf(second.url, again)).find((one) => one.id === id)
    expect(upload).toMatchObject({ status: 'completed', totalClaims: 8_000 })
  })
})

async function begun(url: string, cookie: string, id: string): Promise<void> {
  for (;;) {
    const upload = (await uploadsOf(url, cookie)).find((one) => one.id === id)
    if (upload?.progress?.stage !== 'queued') return
    await new Promise((resume) => setTimeout(resume, 20))
  }
}

test('nothing starts with the key of another database', { timeout: 120_000 }, async () => {
  const folder = newFolder()
  const product = await start(folder)
  product.signal('SIGTERM')
  await product.ended
  const other = { ENCRYPTION_KEY: randomBytes(32).toString('hex') }
  const sentence = 'ENCRYPTION_KEY is not the key of this database. Nothing was written.'
  for (const ROLE of ['all', 'server', 'worker']) {
    await expect(start(folder, { ...other, ROLE })).rejects.toThrow(sentence)
  }
  for (const command of ['verify-audit-trail', 'reset-password', 'reapply-deletions']) {
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...compiledCode, ...other }
    const file = join(import.meta.dirname, `${command}.ts`)
    const { status, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' })
    expect(status, command).toBe(2)
    expect(stderr, command).toContain(sentence)
  }
  await start(folder)
})
