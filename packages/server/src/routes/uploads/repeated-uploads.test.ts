import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ErrorAnswer, Upload } from '@plumbline/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import {
  claimsCsv,
  goodParts,
  multipartRequest,
  partsWithFile,
  type TestPart,
} from '../../testing/multipart.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()

type Customer = Awaited<ReturnType<typeof customer>>

function sendWithKey({ visitor }: Customer, key: string, parts: readonly TestPart[] = goodParts) {
  const request = multipartRequest(parts)
  return visitor.send({ ...request, headers: { ...request.headers, 'idempotency-key': key } })
}

function storedFiles({ id }: Customer): string[] {
  const folder = join(server.context.settings.dataFolder, 'files', id)
  return existsSync(folder) ? readdirSync(folder) : []
}

async function uploadsOf({ visitor }: Customer): Promise<string[]> {
  return Upload.array()
    .parse((await visitor.get('/api/uploads')).json())
    .map(({ id }) => id)
}

test('sent again with the same key it is the same upload, counted and stored once', async () => {
  const owner = await customer(server)
  const first = await sendWithKey(owner, 'order-1')
  const again = await sendWithKey(owner, 'order-1')
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  const { id } = Upload.parse(first.json())
  expect(Upload.parse(again.json()).id).toBe(id)
  expect(first.headers).not.toHaveProperty('idempotent-replayed')
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(await uploadsOf(owner)).toEqual([id])
  expect(storedFiles(owner)).toEqual([id])
})

test('many at once with one key are one upload', async () => {
  const owner = await customer(server)
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendWithKey(owner, 'k')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
  const ids = new Set(answers.map((answer) => Upload.parse(answer.json()).id))
  expect([...ids]).toEqual(await uploadsOf(owner))
  expect(storedFiles(owner)).toEqual([...ids])
})

test('the same key with another file or other fields is refused, and nothing is kept of it', async () => {
  const owner = await customer(server)
  const { id } = Upload.parse((await sendWithKey(owner, 'order-1')).json())
  const [name, type, file] = goodParts
  if (!name || !type || !file) throw new Error('The good parts are three')
  const others = [
    partsWithFile('march.csv', `${claimsCsv}\n`),
    partsWithFile('april.csv', claimsCsv),
    [{ ...name, value: 'April' }, type, file],
    [name, { ...type, value: 'Pharmacy' }, file],
    [name, type, { name: 'auditAgain', value: 'true' }, file],
  ]
  for (const parts of others) {
    const answer = await sendWithKey(owner, 'order-1', parts)
    expect(answer.statusCode).toBe(422)
    expect(ErrorAnswer.parse(answer.json()).code).toBe('key-reused')
  }
  expect(storedFiles(owner)).toEqual([id])
})

test('keys are those of one account, and hold for 24 hours', async () => {
  const [owner, other] = [await customer(server), await customer(server)]
  const { id } = Upload.parse((await sendWithKey(owner, 'order-1')).json())
  const foreign = await sendWithKey(other, 'order-1', partsWithFile('b.csv', `${claimsCsv}\n`))
  expect(foreign.statusCode).toBe(201)
  await server.context.database.asTenant(owner.id, (tx) =>
    sql`update uploads set created_at = now() - interval '25 hours' where id = ${id}`.execute(
      tx.sql,
    ),
  )
  const later = await sendWithKey(owner, 'order-1', partsWithFile('c.csv', `${claimsCsv}\n\n`))
  expect(later.statusCode).toBe(201)
  expect(await uploadsOf(owner)).toHaveLength(2)
})

test('a request that was refused is judged anew, and one that was taken needs no more room', async () => {
  const { settings } = server.context
  const owner = await customer(server)
  const refused = await sendWithKey(owner, 'order-1', partsWithFile('a.exe', 'MZ'))
  expect(refused.statusCode).toBe(415)
  expect((await sendWithKey(owner, 'order-1')).statusCode).toBe(201)
  for (let at = 1; at < settings.limits.waitingUploads; at++) {
    const parts = partsWithFile('a.csv', `${claimsCsv}${'\n'.repeat(at)}`)
    expect((await sendWithKey(owner, `more-${at}`, parts)).statusCode).toBe(201)
  }
  expect((await sendWithKey(owner, 'one-too-many')).statusCode).toBe(429)
  expect((await sendWithKey(owner, 'order-1')).statusCode).toBe(201)
}, 60_000)

test.each([
  ['empty', ''],
  ['with a space', 'a b'],
  ['too long', 'x'.repeat(256)],
  ['beyond ASCII', 'é'],
])('a key that is %s is refused', async (_, key) => {
  const owner = await customer(server)
  const answer = await sendWithKey(owner, key)
  expect(answer.statusCode).toBe(400)
  expect(ErrorAnswer.parse(answer.json()).message).toContain('Idempotency-Key')
  expect(storedFiles(owner)).toEqual([])
})
