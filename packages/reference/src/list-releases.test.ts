import { appendFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listReleases } from './list-releases.ts'
import { loadReference } from './load-reference.ts'
import { releasePaths } from './store/release-store.ts'
import { importFiles } from './testing/import-files.ts'

const name = 'MCR_MUE_PractitionerServices_Eff_04-01-2026.csv'
const limits =
  'HCPCS/CPT Code,Practitioner Services MUE Values,MUE Adjudication Indicator,MUE Rationale\n'

test('lists what is loaded, and names files that are none', async () => {
  const { folder } = await importFiles({ [name]: `${limits}A0001,2,3 Clinical: Data,Clinical\n` })
  const [file = ''] = releasePaths(folder)
  const { releases, damaged } = listReleases(folder)
  expect(damaged).toEqual([])
  const listed = new Set(releases.map(({ table, release }) => `${table} ${release}`))
  for (const { table, release } of loadReference({ folder }).releases)
    expect(listed).toContain(`${table} ${release}`)
  expect(releases).toContainEqual(
    expect.objectContaining({
      table: 'muePractitioner',
      release: '2026 Q2',
      rows: 1,
      origin: name,
    }),
  )
  await writeFile(path.join(path.dirname(file), 'text.plumb'), 'no release at all')
  await appendFile(file, 'more')
  expect(listReleases(folder).damaged.toSorted()).toEqual([path.basename(file), 'text.plumb'])
})

test('a folder that does not exist has what comes with the product', () => {
  const { releases, damaged } = listReleases('/no/such/folder')
  expect(damaged).toEqual([])
  expect(releases.length).toBeGreaterThan(3)
  expect(new Set(releases.map(({ origin }) => origin))).toEqual(new Set(['starter pack']))
})
