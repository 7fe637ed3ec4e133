import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Settings } from '../settings/settings.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { evaluationKeyPath, readEvaluationKey } from './evaluation-key.ts'
import { newKey } from './master-key.ts'
import { openKeys } from './open-keys.ts'

const server = testServer()
const empty = mkdtempSync(join(tmpdir(), 'plumbline-keys-'))
afterAll(() => {
  rmSync(empty, { recursive: true, force: true })
})

function opening({ context }: TestServer, changes: Partial<Settings>) {
  return openKeys({ ...context.settings, ...changes }, context.database)
}

test('the same key opens the same keys, from the file or from the setting', async () => {
  const { dataFolder } = server.context.settings
  const encryptionKey = readEvaluationKey(evaluationKeyPath(dataFolder))
  const { auditTrail } = await opening(server, {})
  expect((await opening(server, { encryptionKey })).auditTrail).toEqual(auditTrail)
})

test('another key is refused with a sentence', async () => {
  await expect(opening(server, { encryptionKey: newKey() })).rejects.toThrow(
    'ENCRYPTION_KEY is not the key of this database. Nothing was written.',
  )
})

test('a lost key file is not replaced by a new key', async () => {
  const path = evaluationKeyPath(empty)
  await expect(opening(server, { dataFolder: empty })).rejects.toThrow(`${path} is missing`)
  expect(readEvaluationKey(path)).toBeUndefined()
})
