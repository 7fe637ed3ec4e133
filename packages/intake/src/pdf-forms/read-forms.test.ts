import { isoDate } from '@plumbline/engine'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { FormPaper, sheets, type PaperKind, type Sheet } from '../testing/form-paper.ts'
import { readText } from '../testing/read-text.ts'
import { openForms } from './open-forms.ts'

/** Text by column and line of the form, ten characters to the inch and six lines. */
type Put = readonly [text: string, column: number, line: number]

/** A professional claim without its services. */
const head: readonly Put[] = [
  ['W12345678', 50, 8],
  ['DOE, JANE', 1, 10],
  ['04 12 1961', 31, 10],
  ['X', 47, 10],
  ['0', 42, 37],
  ['E119', 3, 38],
  ['I10', 16, 38],
  ['450000001', 2, 56],
  ['A1001', 23, 56],
  ['RIVER CLINIC', 50, 58],
  ['1234567893', 52, 61],
]
const visit = service(1, '99213', '    12500', 'A')
const test80053 = service(2, '80053', '     4000', 'BA')

/** What a program prints for one service, on its line from 1 to 6. */
function service(line: number, code: string, charge: string, pointers: string): Put[] {
  const at = 42 + 2 * line
  return [
    ['01 15 26', 1, at],
    ['01 15 26', 10, at],
    ['11', 19, at],
    [code, 25, at],
    [pointers, 45, at],
    [charge.slice(1), 50, at],
    ['1', 59, at],
    ['1003000126', 68, at],
  ]
}

/** Column 50 has dollars up to column 55 and cents behind it; the total one column more. */
const total: Put = ['  16500', 53, 56]

async function formOf(
  pages: readonly (readonly Put[])[],
  sheet: Sheet = sheets.cms1500,
  kind: PaperKind = 'printed',
) {
  const paper = new FormPaper(sheet, kind)
  for (const page of pages) {
    paper.page()
    for (const [text, column, line] of page) paper.put(text, column, line)
  }
  return readText(await paper.finished())
}

describe('a printed CMS-1500', () => {
  it('gives a line for each service, with what the form says of all', async () => {
    const { lines, setAside, file } = await formOf([[...head, ...visit, ...test80053, total]])
    expect(setAside).toEqual([])
    expect(file.notes.join(' ')).not.toContain('add up')
    expect(lines.map((line) => [line.procedureCode, line.chargeCents, line.diagnoses])).toEqual([
      ['99213', 12_500, ['E119']],
      ['80053', 4000, ['I10', 'E119']],
    ])
    const [line] = lines
    expect(line).toMatchObject({
      claimId: 'A1001',
      lineNumber: '1',
      placeOfService: '11',
      sex: 'F',
    })
    expect(line).toMatchObject({ billingNpi: '1234567893', renderingNpi: '1003000126', units: 1 })
    expect(line?.paidCents).toBeUndefined()
    expect(isoDate(line?.serviceFromDay ?? 0)).toBe('2026-01-15')
    expect(isoDate(line?.birthDay ?? 0)).toBe('1961-04-12')
  })

  test.each([
    [14, -9],
    [-17, 12],
    [6, 20],
  ])('is found where it was printed %d points to the right and %d down', async (right, down) => {
    const { left, top } = sheets.cms1500
    const moved = { left: left + right, top: top + down }
    const { lines } = await formOf([[...head, ...visit, ...test80053, total]], moved)
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([12_500, 4000])
    expect(lines.map(({ modifiers, units }) => [modifiers, units])).toEqual([
      [[], 1],
      [[], 1],
    ])
  })

  it('says where a line stands by page, box and line', async () => {
    const unreadable = service(2, '80053', '     4000', 'B').map(([text, column, line]): Put => [
      text === '01 15 26' ? '13 45 26' : text,
      column,
      line,
    ])
    const { setAside } = await formOf([[...head, ...visit, ...unreadable]])
    expect(setAside).toMatchObject([{ row: 1002, code: 'unreadable-date' }])
    expect(setAside[0]?.reason).toMatch(/^Page 1, box 24, line 2\. /)
  })

  it('takes the drug and the minutes of the shaded line', async () => {
    const { lines } = await formOf([
      [
        ...[...head, ...service(1, 'J1885', '     4000', 'A'), ...test80053],
        ['N400143967801 UN1.5', 1, 43],
        ['7Begin 0800 End 0930 Time 90 minutes', 1, 45],
      ],
    ])
    expect(lines[0]).toMatchObject({ ndc: '00143967801', ndcQuantity: 1.5 })
    expect(lines[1]?.anesthesiaMinutes).toBe(90)
  })

  it('has its modifiers beside the code, and a replacement names its original', async () => {
    const { lines } = await formOf([
      [...head, ...visit, ['25', 33, 44], ['59', 36, 44], ['7', 50, 38], ['OLD1', 62, 38]],
    ])
    expect(lines[0]).toMatchObject({ modifiers: ['25', '59'], frequencyCode: '7' })
    expect(lines[0]?.originalClaimId).toBe('OLD1')
  })
})

describe('several pages', () => {
  const six = [1, 2, 3, 4, 5, 6].flatMap((line) => service(line, '80053', '     4000', 'A'))
  const three = [1, 2, 3].flatMap((line) => service(line, '85025', '     1000', 'A'))

  it('are one claim where the first states no total', async () => {
    const { lines } = await formOf([
      [...head, ...six],
      [...head, ...three, ['  27000', 53, 56]],
    ])
    expect(lines.map(({ lineNumber }) => lineNumber)).toEqual('123456789'.split(''))
  })

  it('are one claim where the sum is carried from page to page', async () => {
    const { lines, file } = await formOf([
      [...head, ...six, ['  24000', 53, 56]],
      [...head, ...three, ['  27000', 53, 56]],
    ])
    expect(lines.map(({ lineNumber }) => lineNumber)).toEqual('123456789'.split(''))
    expect(file.notes.join(' ')).not.toContain('as their total')
  })

  it('are two claims where each states its own', async () => {
    const { lines } = await formOf([
      [...head, ...visit, ['  12500', 53, 56]],
      [...head, ...visit, ['  12500', 53, 56]],
    ])
    expect(lines.map(({ lineNumber }) => lineNumber)).toEqual(['1', '1'])
  })

  it('tells of a page that is no form, and of a total that does not agree', async () => {
    const { file } = await formOf([
      [['Dear reader, please find one claim enclosed.', 10, 20]],
      [...head, ...visit, ['  99900', 53, 56]],
      [['BECAUSE THIS FORM IS USED BY VARIOUS GOVERNMENT AND PRIVATE PROGRAMS', 4, 3]],
    ])
    expect(file.notes.join(' ')).toContain('1 of 3 pages are no claim form')
    expect(file.notes.join(' ')).toContain(
      'Page 2: the charges of the lines add up to $125.00, the form states $999.00',
    )
  })

  it('sets a form without a service aside', async () => {
    const other = head.map(([text, ...at]): Put => [text === 'A1001' ? 'A1002' : text, ...at])
    const { lines, setAside } = await formOf([[...head, ...visit, ['  12500', 53, 56]], other])
    expect(lines).toHaveLength(1)
    expect(setAside).toMatchObject([{ row: 2000, code: 'claim-without-lines' }])
  })
})

describe('a CMS-1500 whose fields are filled in', () => {
  const typed = (charge: string) =>
    formOf(
      [
        [
          ...head,
          ...visit.map(([text, ...at]): Put => [/12500/.test(text) ? charge : text, ...at]),
        ],
      ],
      sheets.cms1500,
      'filled in',
    )

  test.each([
    ['125.00', 12_500],
    ['125 00', 12_500],
    ['1,125.00', 112_500],
  ])('reads %s', async (charge, cents) => {
    const { lines } = await typed(charge)
    expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([cents])
  })
})

test('a typed charge without a point is not guessed at', async () => {
  const { lines, setAside } = await formOf(
    [[...head, ...visit, ...service(2, '80053', ' 40.00', 'A')]],
    sheets.cms1500,
    'filled in',
  )
  expect(lines.map(({ chargeCents }) => chargeCents)).toEqual([4000])
  expect(setAside).toMatchObject([{ row: 1001, code: 'unclear-amount' }])
})

describe('a UB-04', () => {
  const bill: readonly Put[] = [
    ['RIVER HOSPITAL', 1, 2],
    ['H2002', 56, 2],
    ['0111', 78, 3],
    ['450000002', 52, 5],
    ['010526', 61, 5],
    ['010926', 69, 5],
    ['04121961', 1, 9],
    ['F', 10, 9],
    ['010526', 13, 9],
    ['1', 22, 9],
    ['7', 25, 9],
    ['01', 31, 9],
    ['C5', 34.6, 9],
    ['11', 1, 11],
    ['010126', 5, 11],
    ['80', 44, 14],
    ['     400', 49, 14],
    ['0120', 1, 19],
    ['010526', 46, 19],
    ['4', 59, 19],
    ['   800000', 61, 19],
    ['0636', 1, 20],
    ['N400143967801 UN4', 6, 20],
    ['J1885JW', 31, 20],
    ['010626', 46, 20],
    ['8', 59, 20],
    ['     4000', 61, 20],
    ['0001', 1, 41],
    ['   804000', 61, 41],
    ['1234567893', 68, 42],
    ['W12345678', 31, 47],
    ['J189', 4, 54],
    ['Y', 11, 54],
    ['E119', 12.5, 54],
    ['N', 19.4, 54],
    ['0', 1, 55],
    ['193', 44, 56],
    ['0SRC0J9', 1, 58],
    ['010626', 11, 58],
    ['1003000126', 62, 57],
  ]

  test.each([
    ['on letter paper', sheets.ub04],
    ['on its larger sheet', { left: 49, top: 33.9, size: [684, 864] as const }],
    ['a little aside', { left: 24, top: -14 }],
    ['a little to the left', { left: 4, top: -2.1 }],
  ])('is read %s', async (_, sheet) => {
    const { lines, setAside, file } = await formOf([bill], sheet)
    expect(setAside).toEqual([])
    expect(file.notes.join(' ')).not.toContain('add up')
    expect(lines.map((line) => [line.revenueCode, line.procedureCode, line.chargeCents])).toEqual([
      ['0120', undefined, 800_000],
      ['0636', 'J1885', 4000],
    ])
    const [, drug] = lines
    expect(drug).toMatchObject({ modifiers: ['JW'], units: 8, ndc: '00143967801', ndcQuantity: 4 })
    expect(drug).toMatchObject({ billType: '111', frequencyCode: '1', drg: '193', sex: 'F' })
    expect(drug).toMatchObject({ diagnoses: ['J189', 'E119'], presentOnAdmission: ['Y', 'N'] })
    expect(drug).toMatchObject({ conditionCodes: ['C5'], dischargeStatus: '01' })
    expect(drug?.occurrenceCodes).toMatchObject([{ code: '11' }])
    expect(drug?.valueCodes).toEqual([{ code: '80', amountCents: 400 }])
    expect(drug?.inpatientProcedures).toMatchObject([{ code: '0SRC0J9' }])
    expect(drug).toMatchObject({ admissionType: '1', admissionSource: '7' })
    expect(drug?.attendingNpi).toBe('1003000126')
  })
})

test('words anywhere are no form, or rows with their place, and never an error', () => {
  const word = fc.record({
    text: fc.oneof(
      fc.constantFrom('01', '15', '26', '99213', '0450', '12500', 'X', '$', 'NPI', '1234567893'),
      fc.string({ minLength: 1, maxLength: 12 }),
    ),
    left: fc.double({ min: -50, max: 700, noNaN: true }),
    baseline: fc.double({ min: -50, max: 900, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const page = {
        page: 1,
        fields: [],
        words: words.map((each) => ({
          ...each,
          ...{ right: each.left + 7 * each.text.length, size: 10, space: 6, goesOn: false },
        })),
      }
      const open = openForms([page])
      expect(open?.placeOf?.(1001) ?? 'Page 1').toContain('Page 1')
    }),
    { numRuns: 60 },
  )
})
