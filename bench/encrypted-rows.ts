import { loadavg } from 'node:os'
import { count, milliseconds, printTable, say } from './figures.ts'
import { writeMade } from './files.ts'
import { generateClaims } from './generate-claims.ts'
import { signIn } from './product-client.ts'
import { startProduct } from './running-product.ts'

/** 100,000 lines from upload to completed, then pages and searches, a round of all after another. */
const lines = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.argv[3] ?? 60)
const product = await startProduct({ METRICS_PORT: 'off' })
try {
  const customer = await signIn(product.url, '/api/login', product.demo)
  const admin = await signIn(product.url, '/api/admin/login', product.admin)
  await admin.post('/api/admin/update-plan', { userId: customer.userId, planId: 'enterprise' })
  const file = await writeMade('encrypted-rows.csv', generateClaims(lines, 1))
  const upload = await customer.send(file, 'Bench')
  const started = performance.now()
  const stages = await customer.stagesOf(upload.id)
  say(
    `  load ${(loadavg()[0] ?? 0).toFixed(1)}; ${count(lines)} lines in ${milliseconds(performance.now() - started)}`,
  )
  for (const [stage, ms] of stages) say(`    ${stage} ${milliseconds(ms)}`)
  const first = await (await customer.get(`/api/uploads/${upload.id}/claims?limit=1`)).text()
  const claimId = /"claimId":"([^"]+)"/.exec(first)?.[1] ?? ''
  const queries = {
    'first page': 'limit=50',
    'by savings': 'limit=50&sort=-savings',
    'by date': 'limit=50&sort=date',
    'a category': 'limit=50&category=unbundling',
    'search: a code': 'limit=50&search=99214',
    'search: a claim': `limit=50&search=${claimId}`,
  }
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    for (const [name, query] of Object.entries(queries)) {
      const asked = performance.now()
      const answer = await customer.get(`/api/uploads/${upload.id}/claims?${query}`)
      await answer.text()
      times.set(name, [...(times.get(name) ?? []), performance.now() - asked])
    }
  }
  const rows = Array.from(times, ([name, all]) => {
    const sorted = all.toSorted((one, two) => one - two)
    const at = (share: number) => milliseconds(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
    return [name, at(0), at(0.5), at(0.99)]
  })
  printTable(['pages of 50', 'least', 'p50', 'p99'], rows)
} finally {
  await product.stop()
}
