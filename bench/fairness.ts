import { loadavg } from 'node:os'
import { User } from '@plumbline/contract'
import { officialReference, writeMade } from './files.ts'
import { milliseconds, printTable, say } from './figures.ts'
import { generateClaims } from './generate-claims.ts'
import { signIn, type ProductClient } from './product-client.ts'
import { startProduct, type RunningProduct } from './running-product.ts'

const large = { files: 20, lines: 5_000 }
const small = { files: 5, lines: 200 }
const newcomer = { email: 'small@bench.example', password: 'a bench of its own 7' }

/** How long a small customer's file takes while a large customer's files wait (wanted: at most 15 s). */
export async function measureFairness(): Promise<void> {
  const reference = await officialReference()
  const product = await startProduct({ ...(reference && { REFERENCE_DIR: reference }) })
  try {
    say(`  other work on this machine: load ${(loadavg()[0] ?? 0).toFixed(1)}`)
    const [one, other] = await customers(product)
    const sent: string[] = []
    for (let seed = 0; seed < large.files; seed++) {
      const file = await writeMade(`fair-${seed}.csv`, generateClaims(large.lines, 100 + seed))
      sent.push((await one.send(file, `Large ${seed}`)).id)
    }
    const rows: string[][] = []
    for (let seed = 0; seed < small.files; seed++) {
      const file = await writeMade('fair-small.csv', generateClaims(small.lines, 200 + seed))
      const started = performance.now()
      await other.stagesOf((await other.send(file, `Small ${seed}`)).id)
      const tookMs = performance.now() - started
      const states = await Promise.all(sent.map((id) => one.upload(id)))
      const waiting = states.filter(({ status }) => status === 'processing').length
      rows.push([`file ${seed + 1}`, milliseconds(tookMs), String(waiting)])
    }
    printTable(['', 'sent to completed', 'large files not yet done'], rows)
  } finally {
    await product.stop()
  }
}

async function customers(product: RunningProduct): Promise<[ProductClient, ProductClient]> {
  const answer = await fetch(`${product.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...newcomer, firstName: 'A', lastName: 'B', companyName: 'Small' }),
  })
  if (!answer.ok) throw new Error(`Registering answered ${answer.status}`)
  const { id } = User.parse(await answer.json())
  const one = await signIn(product.url, '/api/login', product.demo)
  const admin = await signIn(product.url, '/api/admin/login', product.admin)
  for (const userId of [one.userId, id]) {
    const body = { userId, planId: 'enterprise' }
    const changed = await admin.post('/api/admin/update-plan', body)
    if (!changed.ok) throw new Error(`The plan's change answered ${changed.status}`)
  }
  return [one, await signIn(product.url, '/api/login', newcomer)]
}
