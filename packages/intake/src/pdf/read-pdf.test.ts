import { existsSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import type { ClaimLine } from '@plumbline/engine'
import fc from 'fast-check'
import PdfDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { pdfLimits, type PdfLimits } from './pdf-limits.ts'
import { readPages } from './read-pages.ts'
import { finished, pdfOf, type PdfLayout } from '../testing/pdf-of.ts'
import { onePage, rawPdf, rawStream } from '../testing/raw-pdf.ts'
import { readText, refusalOf } from '../testing/read-text.ts'

const header = [
  'Claim Number',
  'Line',
  'Member ID',
  'Date of Service',
  'Rendering NPI',
  'POS',
  'CPT/HCPCS',
  'Modifiers',
  'Diagnosis Codes',
  'Units',
  'Charge',
  'Allowed',
  'Paid',
]
const money = ['Units', 'Charge', 'Allowed', 'Paid']

function row(at: number): string[] {
  const claim = Math.floor(at / 3)
  return [
    `C${1000 + claim}`,
    String((at % 3) + 1),
    `M-${String(claim % 7).padStart(4, '0')}`,
    `0${(at % 9) + 1}/${10 + (at % 18)}/2024`,
    '1234567893',
    at % 2 ? '11' : '22',
    ['99213', '36415', 'J1885', '80053'][at % 4] ?? '',
    at % 5 === 0 ? '25' : '',
    ['E11.9', 'I10;E78.5', 'M17.11;M25.561;Z79.899;I10'][at % 3] ?? '',
    String((at % 4) + 1),
    `${at % 7 === 0 ? '1,' : ''}${200 + at}.50`,
    `${100 + at}.25`,
    `${at}.00`,
  ]
}

const rows = Array.from({ length: 75 }, (_, at) => row(at))

function csvOf(table: readonly (readonly string[])[]): string {
  return table.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
}

/** A line without the place where it stood. */
function content(line: ClaimLine): Partial<ClaimLine> {
  return { ...line, row: 0, index: 0 }
}

async function linesOf(file: string | Uint8Array) {
  return (await readText(file)).lines.map(content)
}

const layouts: readonly (readonly [string, PdfLayout])[] = [
  ['plain', {}],
  ['one page', { rowsPerPage: 75, rowGap: 0 }],
  [
    'header on each page, titles and footers',
    {
      title: 'Claims register',
      footer: (page, count) => `Page ${page} of ${count}`,
    },
  ],
  [
    'header on the first page only',
    {
      repeatHeader: false,
      title: 'Claims register printed 01/05/2025',
      footer: (page) => `${page} / 3`,
    },
  ],
  ['money to the right', { rightAligned: money }],
  ['names and diagnoses in several lines', { wrapCharacters: 10, rightAligned: money }],
  ['the same without room between rows', { wrapCharacters: 10, rowGap: 0 }],
  ['cells in the middle of taller rows', { wrapCharacters: 10, middle: true, rowGap: 5 }],
  ['columns that nearly touch', { gap: 5, rightAligned: money }],
  ['typewriter', { font: 'Courier', gap: 9 }],
  ['Times', { font: 'Times-Roman', rightAligned: money }],
  ['columns that move from page to page', { drift: 23, rightAligned: money }],
  ['pages on their side', { turned: true }],
  ['locked against changes only', { ownerPassword: 'owner' }],
]

describe('tables of claims in PDFs', () => {
  it.each(layouts)('reads the same lines as from CSV: %s', async (_, layout) => {
    expect(await linesOf(await pdfOf(header, rows, layout))).toEqual(
      await linesOf(csvOf([header, ...rows])),
    )
  })

  it('reads the same lines as from CSV, whatever the cells', async () => {
    const cents = fc.integer({ min: 0, max: 99_999_99 }).map((value) => (value / 100).toFixed(2))
    const code = fc.constantFrom('99213', '99214', '36415', '80053', 'J1885', 'A0428')
    const cells = fc.tuple(
      fc.integer({ min: 1, max: 999_999 }).map((id) => `CLM${id}`),
      fc.integer({ min: 1, max: 99 }).map(String),
      fc.integer({ min: 0, max: 99_999 }).map((id) => `M-${id}`),
      fc.integer({ min: 1, max: 28 }).map((day) => `2024-03-${String(day).padStart(2, '0')}`),
      fc.constantFrom('1234567893', ''),
      fc.constantFrom('11', '22', '23', ''),
      code,
      fc.constantFrom('', '25', '59', 'LT;59'),
      fc
        .array(fc.constantFrom('E11.9', 'I10', 'M25.561', 'Z79.899'), { maxLength: 6 })
        .map((codes) => codes.join(';')),
      fc.integer({ min: 1, max: 500 }).map(String),
      cents,
      cents,
      cents,
    )
    const table = fc.array(cells, { minLength: 3, maxLength: 40 })
    const layout = fc.record({
      gap: fc.integer({ min: 5, max: 14 }),
      rowGap: fc.integer({ min: 0, max: 6 }),
      rowsPerPage: fc.integer({ min: 8, max: 30 }),
      rightAligned: fc.subarray(money),
      wrapCharacters: fc.constantFrom(12, 20, 60),
    })
    await fc.assert(
      fc.asyncProperty(table, layout, async (data, how) => {
        expect(await linesOf(await pdfOf(header, data, how))).toEqual(
          await linesOf(csvOf([header, ...data])),
        )
      }),
      { numRuns: 8 },
    )
  }, 120_000)

  it('reads the sample as its CSV', async () => {
    const pdf = await readText(readFileSync('samples/medical-claims.pdf'))
    const csv = await readText(readFileSync('samples/medical-claims.csv'))
    expect(pdf.lines.map(content)).toEqual(csv.lines.map(content))
    expect(pdf.setAside.map(({ code }) => code)).toEqual(csv.setAside.map(({ code }) => code))
  })

  it('sets totals aside and says on which page and line they stand', async () => {
    const withTotals = rows.flatMap((cells, at) =>
      at % 3 === 2
        ? [cells, ['Subtotal', ...header.slice(1, 10).map(() => ''), '632.50', '', '']]
        : [cells],
    )
    const result = await readText(await pdfOf(header, withTotals, { rightAligned: money }))
    expect(result.lines).toHaveLength(75)
    expect(result.setAside).toHaveLength(25)
    expect(result.setAside[0]).toMatchObject({ row: 1005, code: 'total-row' })
    expect(result.setAside[0]?.reason).toMatch(/^Page 1, line 5\. /)
    expect(result.file.rowsRead).toBe(100)
  })

  it('reads claims with their number and patient above their lines', async () => {
    const columns = ['DOS', 'CPT', 'Modifier', 'Units', 'Charge', 'Paid']
    const document = new PdfDocument({ size: [600, 800], margin: 0 })
    const put = (texts: readonly string[], y: number, gap: number) => {
      for (const [at, text] of texts.entries()) {
        document.text(text, 30 + at * gap, y, { lineBreak: false })
      }
    }
    document.fontSize(8)
    for (const claim of [1, 2, 3]) {
      const top = claim * 100
      put([`Claim: C${claim}`, 'Patient: Jane Doe', `Member ID: M${claim}`], top, 120)
      put(columns, top + 20, 80)
      put([`03/1${claim}/2024`, '99213', '25', '1', '150.00', '80.00'], top + 35, 80)
      put([`03/1${claim}/2024`, '36415', '', '1', '20.00', '5.00'], top + 50, 80)
    }
    const { lines, setAside } = await readText(await finished(document))
    expect(
      lines.map(({ claimId, patientKey, procedureCode, chargeCents }) => [
        claimId,
        patientKey,
        procedureCode,
        chargeCents,
      ]),
    ).toEqual(
      [1, 2, 3].flatMap((claim) => [
        [`C${claim}`, `M${claim}`, '99213', 15000],
        [`C${claim}`, `M${claim}`, '36415', 2000],
      ]),
    )
    expect(setAside.map(({ code }) => code)).toEqual(['claim-heading', 'claim-heading'])
  })

  it('numbers rows by page and line', async () => {
    const { lines, file } = await readText(await pdfOf(header, rows, { title: 'Claims' }))
    expect(lines[0]?.row).toBe(1003)
    expect(lines[30]?.row).toBe(2003)
    expect(file.notes.join(' ')).toContain('3017 is page 3, line 17')
  })

  it('says which pages have no text', async () => {
    const document = new PdfDocument({ size: [1300, 800], margin: 20 })
    for (const [at, cells] of [header, row(0), row(1)].entries()) {
      for (const [column, cell] of cells.entries()) {
        document.fontSize(7).text(cell, 20 + column * 90, 20 + at * 12, { lineBreak: false })
      }
    }
    document.addPage()
    const { file } = await readText(await finished(document))
    expect(file.notes.join(' ')).toContain('1 of 2 pages have no text (page 2)')
  })
})

const form = '../shared/data/pdf/form-cms1500_blank_acroform.pdf'

describe('PDFs that are refused', () => {
  it('needs a password', async () => {
    const pdf = await pdfOf(header, rows, { userPassword: 'secret' })
    expect((await refusalOf(pdf)).code).toBe('pdf-encrypted')
  })

  it('is cut off', async () => {
    const pdf = await pdfOf(header, rows)
    expect((await refusalOf(pdf.subarray(0, pdf.length * 0.7))).code).toBe('pdf-damaged')
  })

  it('is no PDF behind its first bytes', async () => {
    expect((await refusalOf(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`)).code).toBe('pdf-damaged')
  })

  it('is a picture', async () => {
    const document = new PdfDocument()
    document.rect(50, 50, 300, 300).fill('black')
    expect((await refusalOf(await finished(document))).code).toBe('pdf-scanned')
  })

  it('has text but no table', async () => {
    const document = new PdfDocument()
    document.text('Dear member, the claim of last month was paid. The date of service was in May.')
    expect((await refusalOf(await finished(document))).code).toBe('pdf-without-table')
  })

  it('is a table of something else', async () => {
    const pdf = await pdfOf(
      ['Member ID', 'Last Name', 'DOB', 'Sex'],
      [['M-1', 'Roe', '01/02/1960', 'F']],
    )
    expect((await refusalOf(pdf)).code).toBe('person-list')
  })

  it('has columns that touch', async () => {
    const pdf = await pdfOf(['Claim ID', 'Line', 'Service Date', 'CPT', 'Charge'], [], { gap: 2 })
    expect((await refusalOf(pdf)).code).toBe('pdf-columns-unclear')
  })

  it('is a form with fields', async () => {
    const document = new PdfDocument()
    document.initForm()
    for (let at = 0; at < 30; at++) document.formText(`box${at}`, 20, 20 + at * 20, 100, 15)
    document.text('Claim Number Line Charge', 200, 20)
    expect((await refusalOf(await finished(document))).code).toBe('pdf-form')
  })

  it.skipIf(!existsSync(form))('is a blank CMS-1500 (needs ../shared/data)', async () => {
    expect((await refusalOf(readFileSync(form))).code).toBe('pdf-form')
  })

  it('has too many pages', async () => {
    const document = new PdfDocument()
    for (let page = 1; page <= pdfLimits.pages; page++) document.addPage()
    expect((await refusalOf(await finished(document))).code).toBe('pdf-too-long')
  })

  it('has too much text', async () => {
    const line = `(${'claims '.repeat(10_000)}) Tj`
    const lines = Array.from(
      { length: 80 },
      (_, at) => `BT /F1 0.01 Tf 10 ${9 * at} Td ${line} ET\n`,
    )
    const pdf = onePage(rawStream('', Buffer.from(lines.join(''))))
    expect((await refusalOf(pdf)).code).toBe('pdf-too-long')
  })
})

function processCount(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
}

describe('the process that reads PDFs', () => {
  async function codeOf(pdf: Uint8Array, limits: Partial<PdfLimits> = {}): Promise<string> {
    const before = processCount()
    try {
      await readPages(Readable.from([pdf]), () => undefined, { ...pdfLimits, ...limits })
      return 'read'
    } catch (error) {
      if (error instanceof IntakeRefusal) return error.code
      throw error
    } finally {
      expect(processCount()).toBe(before)
    }
  }

  it('is gone after it has read', async () => {
    expect(await codeOf(await pdfOf(header, rows))).toBe('read')
  })

  it('is ended when its time is over', async () => {
    const endless = onePage(rawStream('', Buffer.from('q Q '.repeat(5_000_000))))
    expect(await codeOf(endless, { millisecondsPerHundredPages: 300 })).toBe('pdf-too-demanding')
  })

  it.skipIf(process.platform !== 'linux')('is held to its memory by the system', async () => {
    const packed = deflateSync(deflateSync(Buffer.alloc(300 << 20, ' ')))
    const bomb = onePage(rawStream('/Filter [/FlateDecode /FlateDecode]', packed))
    expect(bomb.length).toBeLessThan(10_000)
    expect(await codeOf(bomb, { dataKilobytes: 700_000 })).toBe('pdf-too-demanding')
  })

  it('survives a page tree that bites its tail, and one of a hundred thousand pages', async () => {
    const loop = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 1 >>',
    ])
    const vast = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>',
    ])
    expect(await codeOf(loop)).toBe('pdf-damaged')
    expect(await codeOf(vast)).toBe('pdf-too-long')
  })
})
