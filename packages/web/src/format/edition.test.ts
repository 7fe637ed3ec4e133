import { expect, test } from 'vitest'
import { editionWords } from './edition.ts'

test.each([
  ['starter 2026-11 (starter pack)', 'Plumbline’s own table, 2026-11'],
  ['2024Q3 (imported)', 'edition read: 2024Q3 (imported)'],
])('%s reads: %s', (release, said) => {
  expect(editionWords(release)).toBe(said)
})
