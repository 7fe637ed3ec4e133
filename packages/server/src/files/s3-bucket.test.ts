import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { s3Server } from '../testing/third-parties/s3-server.ts'
import { gather } from './envelope.ts'
import { MissingFileError, type FileStore } from './file-store.ts'
import { openStores } from './open-stores.ts'
import { testAccount } from '../testing/test-account.ts'
import { originalFiles } from './original-files.ts'

const storage = s3Server()
const folder = mkdtempSync(join(tmpdir(), 'plumbline-s3-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  storage.failWith = undefined
})

function stores(changes: NodeJS.ProcessEnv = {}) {
  return openStores(readSettings({ DATA_DIR: folder, ...storage.environment, ...changes }))
}

async function* chunksOf(...chunks: (string | Buffer)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk))
}

async function namesIn(store: FileStore, within?: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name, storedAt } of store.list(within)) {
    expect(Date.now() - storedAt.getTime()).toBeLessThan(60_000)
    names.push(name)
  }
  return names
}

function leftInSpool(): string[] {
  return readdirSync(join(folder, 'spool/spool'))
}

describe('files in a bucket', () => {
  test('come back as they were, are listed page by page, and go', async () => {
    const { originals: store } = stores()
    storage.pageSize = 2
    const large = randomBytes(3_000_000)
    await store.put('one/a', chunksOf('al', 'pha'))
    await store.put('one/b', chunksOf(large.subarray(0, 1_000_000), large.subarray(1_000_000)))
    await store.put('one/c', chunksOf())
    await store.put('two/a', chunksOf('other'))
    expect((await gather(store.get('one/a'))).toString()).toBe('alpha')
    expect((await gather(store.get('one/b'))).equals(large)).toBe(true)
    expect(await namesIn(store)).toEqual(['one/a', 'one/b', 'one/c', 'two/a'])
    expect(await namesIn(store, 'one')).toEqual(['one/a', 'one/b', 'one/c'])
    await store.remove('one/a')
    await store.remove('one/a')
    await expect(gather(store.get('one/a'))).rejects.toThrow(MissingFileError)
    expect(leftInSpool()).toEqual([])
  })

  test('are not there where their bytes break off or the storage fails, and nothing is left', async () => {
    const { originals: store } = stores()
    const broken = async function* () {
      yield await Promise.resolve(Buffer.from('half'))
      throw new Error('gone')
    }
    await expect(store.put('broken/a', broken())).rejects.toThrow('gone')
    storage.failWith = 503
    await expect(store.put('broken/b', chunksOf('whole'))).rejects.toThrow()
    storage.failWith = undefined
    expect(await namesIn(store, 'broken')).toEqual([])
    expect(leftInSpool()).toEqual([])
  })

  test('are refused to who has another key', async () => {
    const { originals: store } = stores({ S3_SECRET_ACCESS_KEY: 'guessed' })
    await expect(store.put('one/d', chunksOf('x'))).rejects.toThrow()
    expect(storage.objects.has('files/one/d')).toBe(false)
  })

  test('are encrypted there, and deleted with their customer', async () => {
    const files = originalFiles(stores().originals)
    const account = testAccount()
    const owner = { userId: 'mine', uploadId: 'upload' }
    const key = await files.write(owner, account, chunksOf('claim,charge\n', 'SECRET,1'))
    expect(storage.objects.get('files/mine/upload')?.includes('SECRET')).toBe(false)
    expect((await files.read(owner, account, key)).toString()).toBe('claim,charge\nSECRET,1')
    expect(await files.removeAllOf('mine')).toBe(1)
    expect(storage.objects.has('files/mine/upload')).toBe(false)
  })

  test('a bucket without keys to it is refused at the start', () => {
    expect(() => stores({ S3_ACCESS_KEY_ID: '' })).toThrow('S3_ACCESS_KEY_ID')
  })
})
