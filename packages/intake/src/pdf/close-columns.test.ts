import { expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'
import type { PdfPage, PdfWord } from './pdf-page.ts'

const [size, letter, blank, leading] = [9, 4.5, 3, 11]

type Cell = readonly [text: string, right: number]

/** A page of cells that end at their places; those a blank apart are one run of text, as browsers print tables. */
function printed(lines: readonly (readonly Cell[])[]): PdfPage {
  const words = lines.flatMap((cells, at) => wordsOf(cells, 50 + at * leading))
  return { page: 1, turn: 0, words, fields: [] }
}

function wordsOf(cells: readonly Cell[], baseline: number): PdfWord[] {
  const words: PdfWord[] = []
  for (const [text, end] of cells) {
    const width = (piece: string) => piece.length * letter
    let left = end - width(text) + (text.split(' ').length - 1) * (letter - blank)
    for (const piece of text.split(' ')) {
      const right = left + width(piece)
      const goesOn = left - (words.at(-1)?.right ?? 0) <= blank + 1
      words.push({ text: piece, left, right, baseline, size, space: blank, goesOn })
      left = right + blank
    }
  }
  return words
}

const readPrinted = (...lines: readonly (readonly Cell[])[]) =>
  readText('%PDF-1.7 %%EOF', {
    readPdf: () => Promise.resolve({ pages: [printed(lines)], fieldCount: 0 }),
  })

const claim: readonly Cell[] = [
  ['C1', 40],
  ['M1', 80],
  ['03/04/2024', 140],
]

test('names a blank apart, of which one goes on in a further line, are columns of their own', async () => {
  const { lines } = await readPrinted(
    [
      ...[['Claim', 50] as const, ['Member', 95] as const, ['DOS', 125] as const],
      ...[['CPT', 170] as const, ['Billed', 217] as const, ['Contractual', 269.5] as const],
      ...[['Allowed', 320] as const, ['Paid', 380] as const],
    ],
    [['(CO-45)', 269.5]],
    [...claim, ['99213', 175], ['150.00', 217], ['57.60', 269.5], ['92.40', 320], ['72.40', 380]],
    [...claim, ['36415', 175], ['15.00', 217], ['12.00', 269.5], ['3.00', 320], ['3.00', 380]],
    [...claim, ['87880', 175], ['40.00', 217], ['23.50', 269.5], ['16.50', 320], ['16.50', 380]],
  )
  expect(
    lines.map(({ chargeCents, allowedCents, paidCents }) => [chargeCents, allowedCents, paidCents]),
  ).toEqual([
    [15000, 9240, 7240],
    [1500, 300, 300],
    [4000, 1650, 1650],
  ])
})

test('a quantity and days supply that stand side by side are two numbers', async () => {
  const rx = (number: string, quantity: string, days: string): readonly Cell[] => [
    ...[[number, 50] as const, ['03/04/2024', 110] as const, ['00093505698', 180] as const],
    ...[[quantity, 223] as const, [days, 244] as const],
    ...[['9.50', 300] as const, ['5.00', 350] as const],
  ]
  const { lines } = await readPrinted(
    [
      ...[['Rx Number', 52] as const, ['Fill Date', 105] as const, ['NDC', 160] as const],
      ...[['Qty', 223] as const, ['Days', 244] as const],
      ...[['Ins Paid', 300] as const, ['Copay', 350] as const],
    ],
    rx('7001', '30', '30'),
    rx('7002', '90', '90'),
    rx('7003', '60', '30'),
  )
  expect(lines.map(({ quantity, daysSupply }) => [quantity, daysSupply])).toEqual([
    [30, 30],
    [90, 90],
    [60, 30],
  ])
})

test('names over two lines are read whole, and no line of them is taken for the header alone', async () => {
  const row = (code: string, paid: string): readonly Cell[] => [
    ...[['WILLOW', 80] as const, ['11/04/2024', 150] as const, [code, 235] as const],
    ...[['175.00', 300] as const, ['103.12', 350] as const, ['15.00', 430] as const],
    [paid, 480],
  ]
  const { lines } = await readPrinted(
    [
      ...[['Services', 80] as const, ['Date of', 135] as const, ['Services', 215] as const],
      ...[['Amount', 300] as const, ['Approved', 350] as const, ['Cost', 430] as const],
      ['Paid', 480],
    ],
    [
      ...[['Provided By', 85] as const, ['Services', 140] as const, ['Provided', 216] as const],
      ...[['Billed', 300] as const, ['Share/Copay', 430] as const],
    ],
    row('Visit (90834)', '88.12'),
    row('Group (90853)', '40.00'),
  )
  expect(lines.map(({ procedureCode, paidCents }) => [procedureCode, paidCents])).toEqual([
    ['90834', 8812],
    ['90853', 4000],
  ])
})
