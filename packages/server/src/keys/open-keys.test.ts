import { rmSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Settings } from '../settings.ts'
import { administrator } from '../testing/administrators.ts'
import { customer } from '../testing/customers.ts'
import { runWorker, sendFile, ended } from '../testing/run-worker.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { evaluationKeyPath, readEvaluationKey } from './evaluation-key.ts'
import { newKey } from './master-key.ts'
import { openKeys } from './open-keys.ts'
import { WrongKeyError } from './wrong-key.ts'

const server = testServer()
runWorker(server)
const untouched = testServer()

async function asOwner({ context }: TestServer, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: context.settings.databaseUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

function withKey({ context }: TestServer, encryptionKey: Buffer | undefined): Settings {
  return { ...context.settings, encryptionKey }
}

function ownKey({ context }: TestServer): Buffer | undefined {
  return readEvaluationKey(evaluationKeyPath(context.settings.dataFolder))
}

const opening = (from: TestServer, key: Buffer | undefined) =>
  openKeys(withKey(from, key), from.context.database)

test('the same key opens the same keys', async () => {
  expect(await opening(server, undefined)).toEqual(server.context.keys)
  expect(await opening(server, ownKey(server))).toEqual(server.context.keys)
})

test('another key is refused with a sentence', async () => {
  await expect(opening(server, newKey())).rejects.toThrow(
    'ENCRYPTION_KEY is not the key of this database. Nothing was written.',
  )
})

test('a database of before the check is opened by its own key alone', async () => {
  const { visitor } = await customer(server)
  await ended(visitor, (await sendFile(visitor, 'Claim ID,CPT\nC1,99213\n')).id)
  await asOwner(server, 'delete from system_keys')
  await expect(opening(server, newKey())).rejects.toThrow(WrongKeyError)
  expect(
    await server.context.database.asSystem((tx) =>
      tx.sql.selectFrom('system_keys').selectAll().execute(),
    ),
  ).toEqual([])
  expect(await opening(server, ownKey(server))).toEqual(server.context.keys)
  await expect(opening(server, newKey())).rejects.toThrow(WrongKeyError)
})

test('where no file was ever sent, the head of the trail proves the key', async () => {
  await administrator(untouched)
  await asOwner(untouched, 'delete from system_keys')
  await expect(opening(untouched, newKey())).rejects.toThrow(WrongKeyError)
  expect(await opening(untouched, ownKey(untouched))).toEqual(untouched.context.keys)
})

test('a lost key file is not replaced by a new key', async () => {
  const path = evaluationKeyPath(untouched.context.settings.dataFolder)
  rmSync(path)
  await expect(opening(untouched, undefined)).rejects.toThrow(`${path} is missing`)
  expect(readEvaluationKey(path)).toBeUndefined()
})
