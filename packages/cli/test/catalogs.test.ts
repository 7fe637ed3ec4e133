import { readFileSync } from 'node:fs'
import { catalogs } from '@plumbline/engine'
import { expect, it } from 'vitest'
import { folderWith, plumbline } from './run-plumbline.ts'

it('the page of catalogs is what the command prints', async () => {
  const page = new URL('../../../docs/catalogs.md', import.meta.url)
  const { out } = await plumbline(folderWith({}), 'rules', '--catalogue')
  expect(out, 'run "plumbline rules --catalog > docs/catalogs.md"').toBe(readFileSync(page, 'utf8'))
})

it('catalogs are printed as JSON too', async () => {
  const { out } = await plumbline(folderWith({}), 'rules', '--catalog', '--json')
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(catalogs)))
})
