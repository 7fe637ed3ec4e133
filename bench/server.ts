import { statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { bareInsert } from '../packages/server/src/testing/bare-insert.ts'
import { officialReference, writeMade } from './files.ts'
import { count, milliseconds, printTable, say } from './figures.ts'
import { generateClaims } from './generate-claims.ts'
import { signIn, type ProductClient } from './product-client.ts'
import { startProduct, type RunningProduct } from './running-product.ts'

const lines = 100_000
const restMs = 10_000

/**
 * The product as `npm start` runs it, on its own PostgreSQL: seconds to the first page, memory at
 * rest, from an upload's answer to its audit's end against a bare insert of the same rows, and
 * pages of claims while an audit runs (wanted: 99 of 100 under 50 ms).
 */
export async function measureServer(): Promise<void> {
  const reference = await officialReference()
  const product = await startProduct({ ...(reference && { REFERENCE_DIR: reference }) })
  try {
    say(`  other work on this machine: load ${(loadavg()[0] ?? 0).toFixed(1)}`)
    say(`  first page after ${milliseconds(product.firstPageMs)}, database made and migrated`)
    const customer = await unlimitedCustomer(product)
    await sayMemory(product)
    const uploadId = await measureAudits(product, customer)
    await measurePages(product, customer, uploadId)
    await measureDownloads(product, customer, uploadId)
  } finally {
    await product.stop()
  }
}

async function unlimitedCustomer(product: RunningProduct): Promise<ProductClient> {
  const customer = await signIn(product.url, '/api/login', product.demo)
  const admin = await signIn(product.url, '/api/admin/login', product.admin)
  const body = { userId: customer.userId, planId: 'enterprise' }
  const changed = await admin.post('/api/admin/update-plan', body)
  if (!changed.ok) throw new Error(`The plan's change answered ${changed.status}`)
  return customer
}

/** Once the samples are audited and nothing is asked. */
async function sayMemory(product: RunningProduct): Promise<void> {
  await pause(restMs)
  const megabytes = (bytes: number) => `${count(bytes / 2 ** 20)} MB`
  say(
    `  memory at rest: server and worker ${megabytes(product.residentBytes())}, ` +
      `database ${megabytes(product.databaseBytes())}`,
  )
}

/** Three files of the same size; the later ones find the patients of the earlier ones again. */
async function measureAudits(product: RunningProduct, customer: ProductClient): Promise<string> {
  const rows: string[][] = []
  let last = ''
  for (const seed of [1, 2, 3]) {
    const file = await writeMade(`server-${seed}.csv`, generateClaims(lines, seed))
    const upload = await customer.send(file, `Bench ${seed}`)
    const answered = performance.now()
    const stages = await customer.stagesOf(upload.id)
    const { status, totalClaims } = await customer.upload(upload.id)
    const wholeMs = performance.now() - answered
    if (status !== 'completed') throw new Error(`The audit ended as ${status}`)
    const bare = await bareInsert(product.databaseFolder, upload.id)
    rows.push([
      `${count(totalClaims)} lines, ${(statSync(file).size / 2 ** 20).toFixed(1)} MB`,
      milliseconds(wholeMs),
      ...stageNames.map((stage) => milliseconds(stages.get(stage) ?? 0)),
      milliseconds(bare.engineMs),
      `${Math.round((100 * bare.engineMs) / wholeMs)} %`,
      milliseconds(bare.milliseconds),
      (wholeMs / bare.milliseconds).toFixed(1),
    ])
    last = upload.id
  }
  const heads = ['answered to completed', ...stageNames, 'engine', 'share', 'bare insert', 'times']
  printTable(['', ...heads], rows)
  return last
}

const stageNames = ['queued', 'reading', 'auditing', 'storing'] as const

const pages = {
  'first page': 'limit=50',
  Flagged: 'limit=50&status=Flagged',
  'by savings': 'limit=50&sort=-savings',
  'by charge': 'limit=50&sort=-charge',
  'by date': 'limit=50&sort=date',
  'a category': 'limit=50&category=unbundling',
  'a search': 'limit=50&search=99214',
}

async function measurePages(
  product: RunningProduct,
  customer: ProductClient,
  uploadId: string,
): Promise<void> {
  const measured = async (name: string, query: string, aSecond?: number) => {
    const { latency, requests, non2xx } = await autocannon({
      url: `${product.url}/api/uploads/${uploadId}/claims?${query}`,
      headers: { cookie: customer.cookie },
      connections: 1,
      duration: 5,
      // A thread of its own: what sends the files must not hold up what measures.
      workers: 1,
      ...(aSecond !== undefined && { overallRate: aSecond }),
    })
    return [
      name,
      ...[latency.p50, latency.p99, latency.max].map(milliseconds),
      `${Math.round(requests.average)}/s`,
      String(non2xx),
    ]
  }
  const heads = ['claims, pages of 50', 'p50', 'p99', 'longest', 'answered', 'refused']
  const rest: string[][] = []
  for (const [name, query] of Object.entries(pages)) rest.push(await measured(name, query))
  printTable([...heads.with(0, 'claims, pages of 50: at rest')], rest)
  const auditing = keepAuditing(customer, await filesToAudit())
  const rows: string[][] = []
  for (const [name, query] of Object.entries(pages)) {
    rows.push(await measured(name, query, 20))
  }
  say(`  20 a second while audits run (${await auditing.stop()} ended)`)
  printTable(heads, rows)
}

/** Made before anything is measured: making one keeps a core busy for a second. */
function filesToAudit(): Promise<string[]> {
  const seeds = [10, 11, 12, 13, 14, 15]
  return Promise.all(
    seeds.map((seed) => writeMade(`server-${seed}.csv`, generateClaims(lines, seed))),
  )
}

/** Audits one file after another until told to stop; answers then how many ended. */
function keepAuditing(
  customer: ProductClient,
  files: readonly string[],
): { stop(): Promise<number> } {
  const state = { stopped: false }
  const run = async () => {
    let audits = 0
    for (const file of files) {
      if (state.stopped) break
      const upload = await customer.send(file, `More ${audits}`)
      await customer.stagesOf(upload.id)
      audits++
    }
    return audits
  }
  const running = run()
  return {
    stop() {
      state.stopped = true
      return running
    },
  }
}

/** Each download, and the longest that another request waited meanwhile. */
async function measureDownloads(
  product: RunningProduct,
  customer: ProductClient,
  uploadId: string,
): Promise<void> {
  const rows: string[][] = []
  for (const call of ['report', 'claims.csv']) {
    const started = performance.now()
    const answer = customer.get(`/api/uploads/${uploadId}/${call}`)
    const waits = longestWait(product.url, answer)
    const bytes = (await (await answer).arrayBuffer()).byteLength
    const wholeMs = performance.now() - started
    rows.push([
      call,
      milliseconds(wholeMs),
      `${(bytes / 2 ** 20).toFixed(1)} MB`,
      milliseconds(await waits),
    ])
  }
  printTable(['download', 'whole', 'size', 'longest wait of others'], rows)
}

async function longestWait(url: string, until: Promise<Response>): Promise<number> {
  const state = { over: false }
  void until.then((answer) => answer.clone().arrayBuffer()).then(() => (state.over = true))
  let longest = 0
  while (!state.over) {
    const asked = performance.now()
    await (await fetch(`${url}/healthz`)).text()
    longest = Math.max(longest, performance.now() - asked)
    await pause(5)
  }
  return longest
}
