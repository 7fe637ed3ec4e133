import { expect, test } from 'vitest'
import { rawPdf, rawStream } from '../testing/raw-pdf.ts'
import { readScans, ScanStopped } from './read-scans.ts'
import { mostPictureDots } from './picture-dots.ts'

const picture = (said: string) => rawStream(`/Subtype /Image ${said}`, Buffer.from('x'))

test.each([
  ['width first', [picture('/Width 60000 /Height 50000')], 3_000_000_000],
  ['height first, without blanks', [picture('/Height 10/Width 20/BitsPerComponent 1')], 200],
  ['the largest of two', [picture('/Width 2 /Height 3'), picture('/Width 5 /Height 7')], 35],
  ['numbers that stand elsewhere', ['60000', picture('/Width 1 0 R /Height 1 0 R')], 3_600_000_000],
  ['width of one picture and height of another', ['<< /Width 60000 >>', '<< /Height 60000 >>'], 0],
  ['no picture', ['<< /Type /Catalog >>'], 0],
])('%s', (_, objects, dots) => {
  expect(mostPictureDots(rawPdf(objects))).toBe(dots)
})

test('takes a time that grows with the file alone', () => {
  const many = Buffer.from('/Width 1 '.repeat(100_000) + '/Height 1 '.repeat(100_000))
  expect(mostPictureDots(many)).toBe(1)
})

test('a picture of more dots than are drawn ends the reading before it begins', async () => {
  const bytes = rawPdf([picture('/Width 60000 /Height 60000')])
  const read = readScans(bytes, [{ page: 1, wordsAsText: 0 }], () => undefined)
  await expect(read).rejects.toEqual(new ScanStopped('picture-too-large'))
})
