import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testAccount } from '../testing/test-account.ts'
import { SealBrokenError } from './envelope.ts'
import { MissingFileError } from './file-store.ts'
import { localFolder } from './local-folder.ts'
import { originalFiles } from './original-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-files-'))
const files = originalFiles(localFolder(folder))
const account = testAccount()
const owner = { userId: 'user', uploadId: 'upload' }

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function* chunksOf(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk))
}

describe('an original file', () => {
  test('comes back as it was, and does not stand on the disk in clear', async () => {
    const key = await files.write(owner, account, chunksOf('claim,', 'charge\n', 'SECRET,1'))
    const stored = readFileSync(join(folder, 'user', 'upload'))
    expect(stored.includes('SECRET')).toBe(false)
    expect((await files.read(owner, account, key)).toString()).toBe('claim,charge\nSECRET,1')
  })

  test('cannot be read with the key or in the place of another', async () => {
    const other = { userId: 'user', uploadId: 'other' }
    const key = await files.write(owner2(), account, chunksOf('one'))
    const otherKey = await files.write(other, account, chunksOf('two'))
    await expect(files.read(owner2(), account, otherKey)).rejects.toThrow(SealBrokenError)
    writeFileSync(join(folder, 'user', 'other'), readFileSync(join(folder, 'user', 'second')))
    await expect(files.read(other, account, otherKey)).rejects.toThrow(SealBrokenError)
    await expect(files.read(other, account, key)).rejects.toThrow(SealBrokenError)
  })

  test('with any byte changed or cut is refused', async () => {
    const key = await files.write({ ...owner, uploadId: 'flipped' }, account, chunksOf('a,b\n1,2'))
    const path = join(folder, 'user', 'flipped')
    const whole = readFileSync(path)
    for (let byte = 0; byte < whole.length; byte++) {
      const changed = Buffer.from(whole)
      changed.writeUInt8((changed.readUInt8(byte) + 1) % 256, byte)
      writeFileSync(path, changed)
      await expect(files.read({ ...owner, uploadId: 'flipped' }, account, key)).rejects.toThrow()
      writeFileSync(path, whole.subarray(0, byte))
      await expect(files.read({ ...owner, uploadId: 'flipped' }, account, key)).rejects.toThrow()
    }
  })

  test('leaves nothing where the sender breaks off', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(Buffer.from('half'))
      throw new Error('broken off')
    }
    await expect(files.write({ userId: 'cut', uploadId: 'x' }, account, broken())).rejects.toThrow()
    expect(readdirSync(join(folder, 'cut'))).toEqual([])
  })

  test('is gone once removed', async () => {
    const key = await files.write({ userId: 'gone', uploadId: 'x' }, account, chunksOf('one'))
    expect(await files.removeAllOf('gone')).toBe(1)
    expect(readdirSync(folder)).not.toContain('gone')
    await expect(files.read({ userId: 'gone', uploadId: 'x' }, account, key)).rejects.toThrow(
      MissingFileError,
    )
  })
})

function owner2() {
  return { userId: 'user', uploadId: 'second' }
}
