import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { customer } from '../testing/customers.ts'
import { claimsCsv } from '../testing/multipart.ts'
import { sendFile } from '../testing/run-worker.ts'
import { testAccount } from '../testing/test-account.ts'
import { testServer } from '../testing/test-server.ts'
import { sweepFiles } from './sweep-files.ts'

const server = testServer()
const hourMs = 3_600_000

async function* bytes(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from('abandoned'))
}

function pathOf(owner: { userId: string; uploadId: string }): string {
  return join(server.context.settings.dataFolder, 'files', owner.userId, owner.uploadId)
}

test('a file that no upload refers to goes once it is an hour old; the others stay', async () => {
  const { visitor, id: userId } = await customer(server)
  const upload = await sendFile(visitor, claimsCsv)
  const abandoned = { userId, uploadId: randomUUID() }
  await server.context.originals.write(abandoned, testAccount(), bytes())
  expect(await sweepFiles(server.context)).toBe(0)
  expect(existsSync(pathOf(abandoned))).toBe(true)
  expect(await sweepFiles(server.context, Date.now() + 2 * hourMs)).toBe(1)
  expect(existsSync(pathOf(abandoned))).toBe(false)
  expect(existsSync(pathOf({ userId, uploadId: upload.id }))).toBe(true)
})

test('more files than are looked at in one go', async () => {
  const { id: userId } = await customer(server)
  const folder = join(server.context.settings.dataFolder, 'files', userId)
  mkdirSync(folder, { recursive: true })
  const many = 1_203
  for (let file = 0; file < many; file++) writeFileSync(join(folder, randomUUID()), 'x')
  expect(await sweepFiles(server.context, Date.now() + 2 * hourMs)).toBe(many)
})

test('what a killed server was writing goes too, but not what is being written', async () => {
  const { id: userId } = await customer(server)
  const left = `${pathOf({ userId, uploadId: randomUUID() })}.part`
  const fresh = `${pathOf({ userId, uploadId: randomUUID() })}.part`
  mkdirSync(join(left, '..'), { recursive: true })
  writeFileSync(left, 'half')
  writeFileSync(fresh, 'half')
  const longAgo = new Date(Date.now() - 2 * hourMs)
  utimesSync(left, longAgo, longAgo)
  await sweepFiles(server.context)
  expect([existsSync(left), existsSync(fresh)]).toEqual([false, true])
})
