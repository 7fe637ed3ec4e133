import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { abuseRuns } from './testing/abuse-runs.ts'
import { FormPaper, sheets } from './testing/form-paper.ts'
import { change, changed, readOrRefused } from './testing/mutations.ts'
import { pdfOf } from './testing/pdf-of.ts'
import { onePage, rawStream } from './testing/raw-pdf.ts'

const header = ['Claim ID', 'Member ID', 'Service Date', 'CPT', 'Units', 'Charge', 'Paid']
const rows = [
  ['C1', 'M1', '2024-03-01', '99213', '1', '120.00', '80.00'],
  ['C2', 'M2', '2024-03-02', '85025', '1', '30.00', '20.00'],
]

/** As a table in a stream that is not packed, so that a change reaches what is printed. */
function plainPdf(): Buffer {
  const lines = [header, ...rows].flatMap((cells, line) =>
    cells.map((cell, column) => `1 0 0 1 ${30 + 80 * column} ${700 - 14 * line} Tm (${cell}) Tj`),
  )
  return onePage(rawStream('', Buffer.from(`BT /F1 8 Tf\n${lines.join('\n')}\nET`)))
}

async function filledForm(): Promise<Buffer> {
  const paper = new FormPaper(sheets.cms1500, 'filled in')
  paper.page()
  for (const [text, column, line] of [
    ...([
      ['W12345678', 50, 8],
      ['01 15 26', 1, 44],
      ['11', 19, 44],
      ['99213', 25, 44],
    ] as const),
    ...([
      ['A', 45, 44],
      ['125.00', 50, 44],
      ['1', 59, 44],
    ] as const),
  ])
    paper.put(text, column, line)
  return paper.finished()
}

let files: readonly Buffer[] = []
beforeAll(async () => {
  files = [await pdfOf(header, rows), plainPdf(), await filledForm()]
})

/** No file may hold its process longer than its limits let it; pictures of pages have the longest. */
const longestMilliseconds = 240_000

test('a PDF that was changed anywhere is read or refused, within its limits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 2 }),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      async (which, changes) => {
        const started = performance.now()
        await readOrRefused(changes.reduce(changed, files[which] ?? plainPdf()))
        expect(performance.now() - started).toBeLessThan(longestMilliseconds)
      },
    ),
    abuseRuns(3, 3000),
  )
}, 36_000_000)
