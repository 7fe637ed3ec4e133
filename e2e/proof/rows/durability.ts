import { setTimeout as pause } from 'node:timers/promises'
import { databasePid } from '../../../packages/server/src/testing/product-process.ts'
import { claimsFile, sendFile, whenEnded } from '../harness/claims.ts'
import {
  newAddress,
  newCustomer,
  openGate,
  password,
  register,
  signInAsAdministrator,
} from '../harness/people.ts'
import { startProduct, type Product } from '../harness/products.ts'
import type { Proof, Row } from '../harness/row.ts'
import { fieldOf, Visitor } from '../harness/visitor.ts'

/** E: what is left when everything ends at once, and when all ask at once. */

const linesEach = 40
const filesEach = 3

/** Ends it while files are audited, starts it again over its data: all is there, and once. */
async function killAndLook(
  { tally }: Proof,
  kill: (product: Product) => void,
  rounds: number,
): Promise<void> {
  let product = await startProduct()
  try {
    const made = await newCustomer(product, await signInAsAdministrator(product))
    let visitor = made.visitor
    let sent = 0
    for (let round = 0; round < rounds; round++) {
      const ids: string[] = []
      for (let file = 0; file < filesEach; file++) {
        const mark = `ZQkill${round}n${file}n`
        const id = await sendFile(visitor, claimsFile({ mark, lines: linesEach }))
        if (id !== undefined) ids.push(id)
      }
      sent += ids.length
      await pause(Math.random() * 4_000)
      kill(product)
      await Promise.race([product.process.ended, pause(10_000)])
      await product.stop('keep')
      product = await startProduct({}, product.dataFolder)
      visitor = new Visitor(product.url, newAddress())
      await visitor.post('/api/login', { email: made.email, password })
      for (const id of ids) {
        const { status, totalClaims } = await whenEnded(visitor, id)
        tally.check(status === 'completed' && totalClaims === linesEach, `${status} ${totalClaims}`)
      }
      const usage = (await visitor.get('/api/usage')).body
      const used = Number(/"claimsUsed":(\d+)|"used":(\d+)/.exec(usage)?.slice(1).find(Boolean))
      tally.check(used === sent * linesEach, `counted ${used} of ${sent * linesEach}: ${usage}`)
    }
  } finally {
    await product.stop()
  }
}

const serverKilled: Row = {
  id: 'E2',
  less: 'the plan has 150 kills, and at named stages the tests have theirs; each is a start of the product',
  isLong: true,
  title: 'Server and worker killed while files are audited: each is done once, and counted once',
  run: (proof) =>
    killAndLook(
      proof,
      (product) => {
        product.process.signal('SIGKILL')
      },
      proof.count(8),
    ),
}

const databaseKilled: Row = {
  id: 'E3',
  less: 'the plan has 50 kills; each is a start of the product',
  isLong: true,
  title: 'The database killed while files are audited: nothing that was taken is lost',
  run: (proof) =>
    killAndLook(
      proof,
      (product) => {
        const pid = databasePid(product.dataFolder)
        if (pid !== undefined) process.kill(pid, 'SIGKILL')
      },
      proof.count(5),
    ),
}

const quotaRace: Row = {
  id: 'E8',
  isLong: true,
  title: 'Files of one line at once where there is room for ten: never more than ten are audited',
  async run({ products, tally, count }) {
    const { product, people } = await products.shared()
    const { visitor, id } = await register(product)
    await openGate(people.admin.visitor, id, 10)
    const send = (at: number) => visitor.upload(claimsFile({ mark: `ZQrace${at}n`, lines: 1 }))
    const answers = await Promise.all(
      Array.from({ length: Math.max(14, count(100)) }, (_, at) => send(at)),
    )
    let completed = 0
    for (const answer of answers) {
      tally.check(answer.status < 500, `an upload: ${answer.status}`)
      if (answer.status !== 201) continue
      const ended = await whenRead(people.admin.visitor, visitor, fieldOf(answer, 'id'))
      if (ended === 'completed') completed++
    }
    tally.check(completed <= 10 && completed > 0, `${completed} audited of 10`)
  },
}

/** The gate closes when the last credit is spent; an administrator sees how an upload ended. */
async function whenRead(admin: Visitor, visitor: Visitor, uploadId: string): Promise<string> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    const own = await visitor.get(`/api/uploads/${uploadId}`)
    if (own.status === 200) return (await whenEnded(visitor, uploadId)).status
    const all = JSON.parse((await admin.get('/api/admin/uploads')).body) as unknown
    const list = JSON.stringify(all)
    const at = list.indexOf(uploadId)
    const status = /"status":"(\w+)"/.exec(list.slice(Math.max(0, at)))?.[1] ?? 'unknown'
    if (status !== 'processing') return status
    await pause(200)
  }
  return 'unknown'
}

export const durabilityRows = [serverKilled, databaseKilled, quotaRace]
