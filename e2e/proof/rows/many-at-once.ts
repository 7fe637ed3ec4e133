import { Agent, request } from 'node:http'
import { claimsFile, claimsHeader, claimLine, sendFile, whenEnded } from '../harness/claims.ts'
import { newCustomer, signInAsAdministrator } from '../harness/people.ts'
import type { Row } from '../harness/row.ts'
import { fieldOf, formOf, type Visitor } from '../harness/visitor.ts'

/** C and E: the same asked twice, and everybody at once. */

const doubleSubmit: Row = {
  id: 'E7',
  title:
    'The same file sent by many clicks at once: one upload, all others told of it; sent again on purpose: two',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    const clicks = 50
    for (let round = 0; round < count(4); round++) {
      const { visitor } = await newCustomer(product, people.admin.visitor)
      const parts = claimsFile({ mark: `ZQtwice${round}n` })
      const once = parts.filter(({ name }) => name !== 'auditAgain')
      const answers = await Promise.all(
        Array.from({ length: clicks }, (_, at) =>
          // Renamed, it is the same file still.
          visitor.upload(
            once.map((part) => (part.fileName ? { ...part, fileName: `${at}.csv` } : part)),
          ),
        ),
      )
      const taken = answers.filter(({ status }) => status === 201)
      tally.check(taken.length === 1, `${taken.length} of ${clicks} were taken`)
      const own = taken[0] ? fieldOf(taken[0], 'id') : ''
      for (const { status, body } of answers) {
        if (status === 201) continue
        tally.check(status === 409 && body.includes(own), `${status}: ${body.slice(0, 80)}`)
      }
      tally.check((await visitor.upload(parts)).status === 201, 'audited again on purpose')
      const another = await newCustomer(product, people.admin.visitor)
      const same = await another.visitor.upload(once)
      tally.check(same.status === 201, `the same file of another customer: ${same.status}`)
    }
  },
}

const repeatedRequest: Row = {
  id: 'E7k',
  title:
    'One Idempotency-Key many times at once: one upload, told to all; with another file: refused; of another account: its own',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    for (let round = 0; round < count(2); round++) {
      const { visitor } = await newCustomer(product, people.admin.visitor)
      const send = (who: Visitor, mark: string) =>
        who.upload(claimsFile({ mark }), { 'idempotency-key': `order-${round}` })
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => send(visitor, `ZQkeyed${round}n`)),
      )
      const ids = new Set(answers.map((one) => (one.status === 201 ? fieldOf(one, 'id') : '')))
      for (const { status } of answers) tally.check(status === 201, `sent again: ${status}`)
      tally.check(ids.size === 1, `${ids.size} uploads of one key`)
      for (let other = 0; other < 20; other++) {
        const { status } = await send(visitor, `ZQother${other}n`)
        tally.check(status === 422, `another file under the key: ${status}`)
      }
      const list = JSON.parse((await visitor.get('/api/uploads')).body) as unknown[]
      tally.check(list.length === 1, `${list.length} uploads in the list`)
      const another = await newCustomer(product, people.admin.visitor)
      const foreign = await send(another.visitor, `ZQkeyed${round}n`)
      const isOwn = foreign.status === 201 && !ids.has(fieldOf(foreign, 'id'))
      tally.check(isOwn, `the key of another account: ${foreign.status}`)
    }
  },
}

const own = new Agent({ maxSockets: 256 })

/** Sends a form and hangs up in the middle of it. */
function hangUp(visitor: Visitor, bytes: Buffer, type: string): Promise<void> {
  const { hostname, port } = new URL(visitor.url)
  return new Promise((resolve) => {
    const asked = request({
      ...{ hostname, port, localAddress: visitor.address, agent: own },
      ...{ method: 'POST', path: '/api/uploads' },
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: `sid=${visitor.cookie}`,
        ...{ 'content-type': type, 'content-length': bytes.length },
      },
    })
    asked.on('error', () => undefined)
    asked.on('close', resolve)
    asked.write(bytes.subarray(0, Math.floor(bytes.length * (0.1 + Math.random() * 0.8))), () => {
      asked.destroy()
    })
  })
}

/** A tenth of a file's lines are read; the rest is one long remark, so that bytes are many. */
function largeFile(mark: string, bytes: number): string {
  const lines = Array.from({ length: 20 }, (_, at) => `${claimLine(mark, at)},remark`)
  const filling = 'x'.repeat(Math.floor(bytes / lines.length))
  return [`${claimsHeader},Remark`, ...lines.map((line) => line.replace('remark', filling))].join(
    '\n',
  )
}

type Customer = Awaited<ReturnType<typeof newCustomer>>

const manyUploads: Row = {
  id: 'C5',
  isLong: true,
  title:
    '200 uploads of 50 customers at once, three of ten cut off: each that was taken is one audit; the rest leaves nothing',
  less: 'files of 200 KB where the plan has 10 MB; how quick health answers is counted to 2 s: the machine is shared',
  async run({ products, tally, count }) {
    const product = await products.start()
    const admin = await signInAsAdministrator(product)
    const customers: Customer[] = []
    // One after another: of many passwords at once some are refused.
    while (customers.length < Math.max(2, count(50))) {
      customers.push(await newCustomer(product, admin))
    }
    const state = { on: true }
    const watching = (async () => {
      while (state.on) {
        const started = performance.now()
        const { status } = await admin.get('/healthz')
        const milliseconds = performance.now() - started
        tally.check(status === 200 && milliseconds < 2_000, `health: ${status}, ${milliseconds} ms`)
        await new Promise((resume) => setTimeout(resume, 100))
      }
    })()
    const uploads = Array.from({ length: count(200) }, async (_, at) => {
      const who = customers[at % customers.length]
      if (!who) return undefined
      const parts = claimsFile({ mark: `ZQmany${at}n`, file: largeFile(`ZQmany${at}n`, 200_000) })
      if (at % 10 < 3) {
        const { bytes, type } = formOf(parts)
        await hangUp(who.visitor, bytes, type)
        return undefined
      }
      const id = await sendFile(who.visitor, parts)
      tally.check(id !== undefined, 'an upload was refused')
      return id === undefined ? undefined : { id, visitor: who.visitor }
    })
    const taken = (await Promise.all(uploads)).filter((one) => one !== undefined)
    state.on = false
    await watching
    for (const { id, visitor } of taken) {
      const { status, totalClaims } = await whenEnded(visitor, id)
      tally.check(status === 'completed' || totalClaims > 0, `${status} ${totalClaims}`)
    }
    for (const { visitor } of customers) {
      const list = JSON.parse((await visitor.get('/api/uploads')).body) as { id: string }[]
      const mine = taken.filter((one) => one.visitor === visitor).map(({ id }) => id)
      const same = list.length === mine.length && list.every(({ id }) => mine.includes(id))
      tally.check(same, `${list.length} uploads of ${mine.length} that were taken`)
    }
  },
}

export const manyAtOnceRows = [doubleSubmit, repeatedRequest, manyUploads]
