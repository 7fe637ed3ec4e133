import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadReference } from '../load-reference.ts'
import { importFiles, temporaryFolder } from '../testing/import-files.ts'
import { KeyedRowsBuilder } from './keyed-rows.ts'
import type { ReleaseContent } from './release-file.ts'
import { releasePaths, writeReleases } from './release-store.ts'

const limits =
  'HCPCS/CPT Code,Practitioner Services MUE Values,MUE Adjudication Indicator,MUE Rationale\n'
const name = 'MCR_MUE_PractitionerServices_Eff_04-01-2026.csv'

async function withOneRelease() {
  const imported = await importFiles({
    [name]: `${limits}A0001,2,3 Clinical: Data,Clinical: Data\n`,
  })
  const [file = ''] = releasePaths(imported.folder)
  return { ...imported, file }
}

describe('a damaged release', () => {
  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 8), 'it was cut short'],
    ['empty', () => Buffer.alloc(0), 'does not begin like a reference release'],
    ['something else', () => Buffer.from('no release at all, but text'), 'does not begin like'],
    ['changed in the body', (bytes: Buffer) => flip(bytes, bytes.length - 20), 'checksum'],
    ['changed in the header', (bytes: Buffer) => flip(bytes, 40), 'checksum'],
  ])('that is %s is refused with its name and what to do', async (_, damage, why) => {
    const { folder, file } = await withOneRelease()
    await writeFile(file, damage(await readFile(file)))
    expect(() => loadReference({ folder })).toThrow(
      expect.objectContaining({ code: 'damaged-release' }),
    )
    expect(() => loadReference({ folder })).toThrow(file)
    expect(() => loadReference({ folder })).toThrow(why)
    expect(() => loadReference({ folder })).toThrow('import the official file again')
  })

  test('is mended by importing again', async () => {
    const { folder, file } = await withOneRelease()
    await truncate(file, 30)
    const { reference } = await importFiles(
      { [name]: `${limits}A0001,5,2 Policy,Policy\n` },
      folder,
    )
    expect(reference.releases.filter(({ table }) => table === 'muePractitioner')).toContainEqual(
      expect.objectContaining({ release: '2026 Q2', rows: 1 }),
    )
  })
})

test('a write that fails leaves every release as it was, and nothing beside it', async () => {
  const { folder, file } = await withOneRelease()
  const before = await readFile(file)
  // The second release cannot be put in place, because a folder stands where its file belongs.
  await mkdir(path.join(folder, 'mueDme', 'x.plumb'), { recursive: true })
  await writeFile(path.join(folder, 'mueDme', 'x.plumb', 'in the way'), '')
  await expect(
    writeReleases(folder, [release('mueDme', 'x'), release('muePractitioner', '2026 Q2')]),
  ).rejects.toMatchObject({ code: 'cannot-write' })
  expect(await readFile(file)).toEqual(before)
  expect(await readdir(path.dirname(file))).toEqual([path.basename(file)])
  expect(await readdir(path.join(folder, 'mueDme'))).toEqual(['x.plumb'])
})

test('a killed import leaves a part that is never read and is cleared away', async () => {
  const { folder, file } = await withOneRelease()
  await writeFile(`${file}.4711.tmp`, 'half a rel')
  expect(() => loadReference({ folder })).not.toThrow()
  await importFiles({ [name]: `${limits}A0001,2,3 Clinical: Data,Clinical: Data\n` }, folder)
  expect(await readdir(path.dirname(file))).toEqual([path.basename(file)])
})

test('a folder that does not exist has only the starter pack', async () => {
  const folder = path.join(await temporaryFolder(), 'nowhere')
  const { releases } = loadReference({ folder })
  expect(releases.every(({ origin }) => origin === 'starter pack')).toBe(true)
  expect(loadReference().releases).toEqual(releases)
})

function flip(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt8(255 - changed.readUInt8(at), at)
  return changed
}

function release(table: ReleaseContent['table'], named: string): ReleaseContent {
  const rows = new KeyedRowsBuilder<{ units: number }>()
  rows.set(1, { units: 1 })
  return {
    table,
    release: named,
    from: 0,
    to: 1,
    rows: 1,
    origin: 'test.csv',
    part: undefined,
    complete: true,
    sections: rows.sections(),
  }
}
