import { expect, test } from 'vitest'
import { tokensOf } from '../source/token-source.ts'
import type { ReadingDoubt } from '../words/reading-doubt.ts'
import { oneAfterAnother } from './one-after-another.ts'

test('what is in doubt in a scan stays in doubt among other files', () => {
  const doubt: ReadingDoubt = { column: 0, read: '99213', other: '99218' }
  const table = (name: string, doubts: readonly ReadingDoubt[] | undefined) => ({
    name,
    path: `folder/${name}`,
    headerRow: 1,
    file: {
      tokens: tokensOf([{ row: 1, cells: ['CPT'] }]),
      sha256: '',
      notes: [],
      ...(doubts && { doubtsOf: (row: number) => (row === 2 ? doubts : undefined) }),
    },
  })
  const both = oneAfterAnother([table('a.csv', undefined), table('b.pdf', [doubt])], '')
  expect(both.doubtsOf?.(10_000_002)).toEqual([doubt])
  expect(both.doubtsOf?.(2)).toBeUndefined()
  expect(oneAfterAnother([table('a.csv', undefined)], '').doubtsOf).toBeUndefined()
})
