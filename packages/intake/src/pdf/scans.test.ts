import { expect, test } from 'vitest'
import { FormPaper, sheets } from '../testing/form-paper.ts'
import { pdfOf } from '../testing/pdf-of.ts'
import { readText } from '../testing/read-text.ts'
import { cleanScan, scanOf } from '../testing/scan-of.ts'

/** Reading pictures takes seconds: two small pages stand for all; `npm run forms` reads many. */
const patience = 120_000

const header = ['Claim #', 'Member ID', 'Service Date', 'NPI', 'CPT', 'Mod', 'Units', 'Charge']
const rows = [
  ['CL100385', 'W884213', '03/12/2024', '1234567893', '99213', '25', '1', '150.00'],
  ['CL100385', 'W884213', '03/12/2024', '1234567893', '36415', '', '1', '1,020.40'],
  ['CL101162', 'W117201', '04/01/2024', '1003000126', 'J1885', '', '4', '88.08'],
]

test('a scanned table gives the lines of the table', { timeout: patience }, async () => {
  const pdf = await pdfOf(header, rows, { gap: 14, pageSize: [460, 130] })
  const [text, scan] = [await readText(pdf), await readText(await scanOf(pdf, cleanScan))]
  expect(scan.setAside).toEqual([])
  expect(scan.lines).toEqual(text.lines)
  expect(scan.file.notes.join(' ')).toContain('1 of 1 pages are pictures')
})

/** What stands on a CMS-1500 with one service: text, column and line. */
const filled = [
  ...([
    ['W12345678', 50, 8],
    ['04 12 1961', 31, 10],
    ['X', 47, 10],
    ['0', 42, 37],
  ] as const),
  ...([
    ['E119', 3, 38],
    ['M545', 16, 38],
    ['450000001', 2, 56],
    ['A1001', 23, 56],
  ] as const),
  ...([
    ['01 15 26', 1, 44],
    ['01 15 26', 10, 44],
    ['11', 19, 44],
    ['99213', 25, 44],
  ] as const),
  ...([
    ['AB', 45, 44],
    ['  12500', 49, 44],
    ['1', 59, 44],
    ['1003000126', 68, 44],
  ] as const),
  ...([
    ['  12500', 53, 56],
    ['1234567893', 52, 61],
  ] as const),
] as const

const labels = [
  ...([
    ['1. MEDICARE', 1, 7],
    ['1a. INSURED’S I.D. NUMBER', 50, 7],
    ['22. RESUBMISSION CODE', 50, 37],
  ] as const),
  ...([
    ['25. FEDERAL TAX I.D. NUMBER', 1, 55],
    ['D. PROCEDURES, SERVICES, OR SUPPLIES', 25, 41],
    ['NPI', 65, 44],
  ] as const),
] as const

test.each([
  ['was laid askew', 'printed', 0.7],
  ['shows its labels', 'printed with its labels', 0],
] as const)(
  'a claim form that %s gives the lines of the form',
  { timeout: patience },
  async (_, kind, tilt) => {
    const paper = new FormPaper({ ...sheets.cms1500, labels }, kind)
    paper.page()
    for (const [text, column, line] of filled) paper.put(text, column, line)
    const pdf = await paper.finished()
    const [text, scan] = [
      await readText(pdf),
      await readText(await scanOf(pdf, { ...cleanScan, tilt })),
    ]
    expect(scan.setAside).toEqual([])
    expect(scan.lines).toEqual(text.lines)
    expect(scan.lines).toHaveLength(1)
  },
)
