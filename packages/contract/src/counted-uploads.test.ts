import { expect, test } from 'vitest'
import { countedUploads } from './counted-uploads.ts'
import type { Upload } from './uploads.ts'

type One = Pick<Upload, 'isSample' | 'status' | 'replacedBy'>

const sample: One = { isSample: true, status: 'completed', replacedBy: null }
const own: One = { isSample: false, status: 'completed', replacedBy: null }
const running: One = { isSample: false, status: 'processing', replacedBy: null }
const replaced: One = { isSample: false, status: 'completed', replacedBy: 'newer' }

test.each<[string, One[], One[]]>([
  ['samples alone count', [sample, sample], [sample, sample]],
  ['beside a file that is not audited yet they do, too', [running, sample], [running, sample]],
  ['beside an audit of one’s own they do not', [own, sample, running], [own, running]],
  ['of a file audited again the newer audit does', [own, replaced], [own]],
  ['nothing is nothing', [], []],
])('%s', (_what, uploads, counted) => {
  expect(countedUploads(uploads)).toEqual(counted)
})
