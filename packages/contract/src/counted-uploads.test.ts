import { expect, test } from 'vitest'
import { countedUploads } from './counted-uploads.ts'

const sample = { isSample: true, status: 'completed', replacedBy: null } as const
const own = { isSample: false, status: 'completed', replacedBy: null } as const
const running = { isSample: false, status: 'processing', replacedBy: null } as const
const replaced = { isSample: false, status: 'completed', replacedBy: 'newer' } as const

test.each([
  ['samples alone count', [sample, sample], [sample, sample]],
  ['beside a file that is not audited yet they do, too', [running, sample], [running, sample]],
  ['beside an audit of one’s own they do not', [own, sample, running], [own, running]],
  ['of a file audited again the newer audit does', [own, replaced], [own]],
  ['nothing is nothing', [], []],
])('%s', (_what, uploads, counted) => {
  expect(countedUploads(uploads)).toEqual(counted)
})
