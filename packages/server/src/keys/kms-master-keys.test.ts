import { beforeEach, describe, expect, test } from 'vitest'
import { KeyServiceError } from '../app-error.ts'
import { SealBrokenError } from '../files/envelope.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { KmsSettings } from '../settings/kms-settings.ts'
import { kmsServer, type Mischief } from '../testing/third-parties/kms-server.ts'
import { accountKeyPlace } from './account-keys.ts'
import { kmsMasterKeys } from './kms-master-keys.ts'
import { newKey, type MasterKey } from './master-key.ts'
import { systemKeyPlace } from './open-keys.ts'

const kms = kmsServer()
const patience = { connectMs: 500, tryMs: 300, allMs: 4_000, tries: 3 }
const place = accountKeyPlace({ user_id: 'account-a', version: 1 })

beforeEach(() => {
  kms.misbehave('', 'nothing', 0)
  kms.calls.length = 0
})

function settings(changes: NodeJS.ProcessEnv): KmsSettings {
  const { kms: read } = readSettings({ ...kms.environment, ...changes })
  if (!read) throw new Error('No key service is set')
  return read
}

async function master(arn = kms.makeKey()): Promise<MasterKey> {
  const [first] = await kmsMasterKeys(settings({ KMS_KEY_ID: arn }), patience)
  if (!first) throw new Error('No master key')
  return first
}

test('a key comes back as it was, and the service never saw it', async () => {
  const arn = kms.makeKey()
  const first = await master(arn)
  const key = newKey()
  const wrapped = await first.wrap(place, key)
  expect(await first.unwrap(place, wrapped)).toEqual(key)
  expect(first.id).toBe(`kms-${arn}`)
  expect(wrapped.includes(key)).toBe(false)
  expect(JSON.stringify(kms.calls)).not.toContain(key.toString('base64'))
})

test('what a key is for, and whose, is bound to it', async () => {
  const first = await master()
  const wrapped = await first.wrap(place, newKey())
  const bound = { product: 'plumbline', purpose: 'account key', account: 'account-a' }
  expect(kms.calls.at(-1)?.body['EncryptionContext']).toMatchObject(bound)
  for (const other of [
    accountKeyPlace({ user_id: 'account-b', version: 1 }),
    accountKeyPlace({ user_id: 'account-a', version: 2 }),
    systemKeyPlace('files'),
    { ...place, text: 'moved' },
  ]) {
    await expect(first.unwrap(other, wrapped)).rejects.toThrow(SealBrokenError)
  }
})

test('what was changed or cut, anywhere, is refused as a broken seal', async () => {
  const first = await master()
  const wrapped = await first.wrap(place, newKey())
  for (let at = 0; at < wrapped.length; at += 7) {
    const changed = Buffer.from(wrapped)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(first.unwrap(place, changed), `byte ${at}`).rejects.toThrow(SealBrokenError)
    await expect(first.unwrap(place, wrapped.subarray(0, at))).rejects.toThrow(SealBrokenError)
  }
})

test('another key of the same service opens nothing', async () => {
  const wrapped = await (await master()).wrap(place, newKey())
  await expect((await master()).unwrap(place, wrapped)).rejects.toThrow(SealBrokenError)
})

test.each([
  ['Disabled', 'is disabled. Enable it there.'],
  ['PendingDeletion', 'waits for its deletion'],
] as const)('a key that is %s starts nothing', async (state, words) => {
  const arn = kms.makeKey()
  kms.setState(arn, state)
  await expect(master(arn)).rejects.toThrow(`The key ${arn} (KMS_KEY_ID) of the key`)
  await expect(master(arn)).rejects.toThrow(words)
})

test('a key that is disabled later opens nothing more', async () => {
  const arn = kms.makeKey()
  const first = await master(arn)
  const wrapped = await first.wrap(place, newKey())
  kms.setState(arn, 'Disabled')
  await expect(first.unwrap(place, wrapped)).rejects.toThrow('is disabled')
  await expect(first.wrap(place, newKey())).rejects.toThrow(KeyServiceError)
})

test('a key that is not there, and a secret that is wrong, are named', async () => {
  await expect(master('alias/none')).rejects.toThrow('alias/none (KMS_KEY_ID)')
  const wrong = settings({ KMS_KEY_ID: kms.makeKey(), KMS_SECRET_ACCESS_KEY: 'another' })
  await expect(kmsMasterKeys(wrong, patience)).rejects.toThrow('a secret that does not fit')
})

test('a service that cannot be reached is waited for and named', async () => {
  const away = settings({ KMS_KEY_ID: 'alias/any', KMS_ENDPOINT: 'http://127.0.0.1:9' })
  await expect(kmsMasterKeys(away, patience)).rejects.toThrow(/cannot be reached.*KMS_ENDPOINT/)
})

describe('a service that does not answer as it should', () => {
  const cases: readonly (readonly [Mischief, string])[] = [
    ['nothing', 'did not answer in time'],
    ['hangs up', 'cannot be reached'],
    ['page', 'what answers there is no key management service'],
    ['empty', 'what is no answer'],
    ['short key', 'what is no answer'],
    [{ fault: 'AccessDeniedException' }, 'Allow them kms:DescribeKey'],
    [{ fault: 'ThrottlingException' }, 'more often than the service allows'],
    [{ fault: 'KMSInternalException' }, 'cannot be reached'],
    [{ fault: 'SomethingNewException' }, 'cannot be reached (it answered 400)'],
  ]
  test.each(cases)('%j at the start', async (mischief, words) => {
    kms.misbehave('GenerateDataKey', mischief)
    await expect(master()).rejects.toThrow(words)
    kms.misbehave('DescribeKey', mischief)
    await expect(master()).rejects.toThrow(KeyServiceError)
  })
  test.each(cases)('%j later: no broken seal, and the next try works', async (mischief, words) => {
    const first = await master()
    const key = newKey()
    const wrapped = await first.wrap(place, key)
    kms.misbehave('Decrypt', mischief)
    await expect(first.unwrap(place, wrapped)).rejects.toThrow(words)
    await expect(first.unwrap(place, wrapped)).rejects.toThrow(KeyServiceError)
    kms.misbehave('', 'nothing', 0)
    expect(await first.unwrap(place, wrapped)).toEqual(key)
  })
  test.each(['hangs up', 'nothing', { fault: 'ThrottlingException' }] as const)(
    '%j twice is tried again',
    async (mischief) => {
      kms.misbehave('GenerateDataKey', mischief, 2)
      await expect(master()).resolves.toBeDefined()
    },
  )
})

test('which key wraps must be clear', () => {
  const key = newKey().toString('hex')
  expect(() => settings({ KMS_KEY_ID: 'alias/any', ENCRYPTION_KEY: key })).toThrow('both set')
  expect(() => settings({ KMS_KEY_ID: 'alias/any', KMS_SECRET_ACCESS_KEY: '' })).toThrow(
    'or neither',
  )
})
