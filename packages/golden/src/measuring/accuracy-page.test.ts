import { readFileSync } from 'node:fs'
import { allRules } from '@plumbline/engine'
import { expect, it } from 'vitest'

it('the published page has a row for every rule and for no other', () => {
  const page = readFileSync(new URL('../../../../docs/accuracy.md', import.meta.url), 'utf8')
  const rows = Array.from(page.matchAll(/^\| `([\w-]+)` \|/gm), ([, id]) => id)
  expect(rows, 'run "npm run accuracy"').toEqual(allRules.map(({ id }) => id))
})
