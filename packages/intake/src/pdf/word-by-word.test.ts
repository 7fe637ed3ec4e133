import { day } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'
import type { PdfPage } from './pdf-page.ts'

const [size, step, leading] = [8, 4.8, 11]

/** A page of typewriter lines of which every word was written by itself. */
function typed(page: number, lines: readonly string[]): PdfPage {
  const words = lines.flatMap((line, at) =>
    Array.from(line.matchAll(/\S+/g), ({ 0: text, index }) => ({
      text,
      left: 36 + index * step,
      right: 36 + (index + text.length) * step,
      baseline: 50 + at * leading,
      size,
      space: step,
      goesOn: false,
    })),
  )
  return { page, turn: 0, words, fields: [] }
}

function readTyped(...pages: readonly (readonly string[])[]) {
  const text = { pages: pages.map((lines, at) => typed(at + 1, lines)), fieldCount: 0 }
  return readText('%PDF-1.7 %%EOF', { readPdf: () => Promise.resolve(text) })
}

const heading = 'Patient Name: JANE DOE    Account Number: 77001    Date of Birth: 01/02/1960'
const names = 'Date        Rev   HCPCS   Drug             Qty    Amount'
const visit = '06/01/2024  0450  99284   EMERGENCY        1    1,200.00'
const panel = '06/01/2024  0300  80053   METABOLIC        1      180.50'

test('facts above the lines hold for the lines of their page', async () => {
  const { lines } = await readTyped([heading, '', names, visit], [heading, '', names, panel])
  expect(lines.map(({ claimId, birthDay }) => [claimId, birthDay])).toEqual([
    ['77001', day('1960-01-02')],
    ['77001', day('1960-01-02')],
  ])
})

test('a title over the first name is no part of it', async () => {
  const { lines } = await readTyped([
    'PAID CLAIMS',
    'TCN                Recipient ID   DOS         Proc    Billed     Paid',
    '24120000000000001  R100           04/15/2024  99213   150.00    45.00',
    '24120000000000002  R101           04/16/2024  99214   210.00    68.00',
  ])
  expect(lines.map(({ claimId }) => claimId)).toEqual(['24120000000000001', '24120000000000002'])
})
