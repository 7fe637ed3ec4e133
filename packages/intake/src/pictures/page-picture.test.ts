import { decode } from 'fast-png'
import { describe, expect, test } from 'vitest'
import { FormPaper, sheets } from '../testing/form-paper.ts'
import { pdfOf } from '../testing/pdf-of.ts'
import { onePage, rawPdf, rawStream } from '../testing/raw-pdf.ts'
import { readText } from '../testing/read-text.ts'
import { scanOf } from '../testing/scan-of.ts'
import type { PagePlace } from '../words/row-place.ts'
import { pagePicture, PictureFailed } from './page-picture.ts'
import { pictureLimits } from './picture-limits.ts'
import { pictureMessage } from './picture-message.ts'

const header = ['Claim #', 'Member ID', 'Service Date', 'CPT', 'Diagnosis', 'Units', 'Charge']
const rows = [
  ['C1', 'M1', '03/12/2024', '99213', 'I10', '1', '150.00'],
  ['C2', 'M2', '03/13/2024', '36415', 'E11.9 M54.50', '1', '20.40'],
  ['C3', 'M3', '03/14/2024', '', 'I10', '1', '9.00'],
]

/** Where the frame of a picture stands in it, and how much ink is within and outside of it, in dots. */
function looked(png: Uint8Array) {
  const { width, height, data } = decode(png)
  const framed: { x: number; y: number }[] = []
  for (let at = 0; at < width * height; at++)
    if (data[3 * at] === 0xc0 && data[3 * at + 1] === 0x1c)
      framed.push({ x: at % width, y: Math.floor(at / width) })
  const [xs, ys] = [framed.map(({ x }) => x), framed.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const isInk = (x: number, y: number) => (data[3 * (y * width + x)] ?? 255) < 100
  const inked = (y: number) =>
    Array.from({ length: width }, (_, x) => x).filter((x) => isInk(x, y)).length
  const inside = Array.from({ length: bottom - top - 7 }, (_, at) => inked(top + 4 + at))
  return { width, height, left, right, top, bottom, inside: inside.some((count) => count > 0) }
}

async function placed(pdf: Buffer, at = 0) {
  const intake = await readText(pdf)
  const place = intake.placeOf(intake.lines[at]?.row ?? 0)
  if (!place?.onPage) throw new Error('The line stands on no page')
  return { intake, words: place.words, onPage: place.onPage }
}

describe('a picture of a line', () => {
  test('of a table shows what is around it, and the page on demand', async () => {
    const pdf = await pdfOf(header, rows, { pageSize: [612, 792], gap: 20 })
    const { words, onPage, intake } = await placed(pdf, 1)
    expect(words).toBe('Page 1, line 3')
    const part = looked(await pagePicture(pdf, { place: onPage, isWhole: false }))
    expect(part.inside).toBe(true)
    expect(part.right - part.left).toBeGreaterThan(part.width / 2)
    const whole = looked(await pagePicture(pdf, { place: onPage, isWhole: true }))
    expect([whole.width, whole.height]).toEqual([1275, 1650])
    expect(whole.bottom - whole.top).toBe(part.bottom - part.top)
    const aside = intake.setAside[0]
    expect(aside?.code).toBe('no-service')
    expect(intake.placeOf(aside?.row ?? 0)?.onPage).toMatchObject({ page: 1, isScan: false })
  })

  test('goes with the cells of a line that wrap, and with a page on its side', async () => {
    const layout = { pageSize: [612, 792] as const, gap: 20, wrapCharacters: 7 }
    const one = await placed(await pdfOf(header, rows, layout), 0)
    const two = await placed(await pdfOf(header, rows, layout), 1)
    const height = ({ top, bottom }: PagePlace) => bottom - top
    expect(height(two.onPage)).toBeGreaterThan(1.5 * height(one.onPage))
    const turned = await pdfOf(header, rows, { ...layout, turned: true })
    const { onPage } = await placed(turned)
    expect(looked(await pagePicture(turned, { place: onPage, isWhole: false })).inside).toBe(true)
  })

  test('of a claim form is its box, wherever it was printed', async () => {
    const { onPage, words } = await placed(await filledForm(0))
    expect(words).toBe('Page 1, box 24, line 1')
    const aside = await placed(await filledForm(20))
    expect(aside.onPage.left - onPage.left).toBeGreaterThan(4)
    expect(
      looked(await pagePicture(await filledForm(20), { place: aside.onPage, isWhole: false })),
    ).toMatchObject({ inside: true })
  })

  test('of a scan lies straight, as it was read', { timeout: 120_000 }, async () => {
    const plain = await pdfOf(header, rows, { gap: 14, pageSize: [460, 130] })
    const scan = await scanOf(plain, { ...cleanTilted })
    const { onPage } = await placed(scan)
    expect(onPage.isScan).toBe(true)
    const { inside, top, bottom, height } = looked(
      await pagePicture(scan, { place: onPage, isWhole: false }),
    )
    expect(inside).toBe(true)
    expect(bottom - top).toBeLessThan(height / 3)
  })
})

const cleanTilted = {
  ...{ dotsPerInch: 300, tilt: 1, noise: 12, specks: 0, isFax: false, blur: 0, shadow: 0 },
}

async function filledForm(aside: number): Promise<Buffer> {
  const paper = new FormPaper({ ...sheets.cms1500, left: sheets.cms1500.left + aside }, 'printed')
  paper.page()
  const values = [
    ...([
      ['W12345678', 50, 8],
      ['04 12 1961', 31, 10],
      ['X', 47, 10],
      ['E119', 3, 38],
    ] as const),
    ...([
      ['01 15 26', 1, 44],
      ['01 15 26', 10, 44],
      ['11', 19, 44],
      ['99213', 25, 44],
    ] as const),
    ...([
      ['A', 45, 44],
      ['  15000', 49, 44],
      ['1', 59, 44],
      ['1234567893', 68, 44],
    ] as const),
    ...([
      ['450000001', 2, 56],
      ['A1001', 23, 56],
      ['  15000', 53, 56],
    ] as const),
    ...([['1234567893', 52, 61]] as const),
  ]
  for (const [text, column, line] of values) paper.put(text, column, line)
  return paper.finished()
}

const somewhere: PagePlace = {
  ...{ page: 1, left: 50, top: 100, right: 500, bottom: 120, isScan: false, turn: 0 },
}
const wanted = { place: somewhere, isWhole: false }

describe('no picture, and no harm', () => {
  test.each([
    ['bytes that are no PDF', Buffer.from('%PDF-1.7\nno more'), wanted],
    [
      'a page that is not there',
      onePage(rawStream('', Buffer.from(''))),
      {
        ...wanted,
        place: { ...somewhere, page: 2 },
      },
    ],
  ])('of %s', async (_, bytes, order) => {
    await expect(pagePicture(bytes, order)).rejects.toThrow(PictureFailed)
  })

  test('where it would take longer than it may', async () => {
    const bytes = onePage(rawStream('', Buffer.from('')))
    const limits = { ...pictureLimits, milliseconds: 1 }
    await expect(pagePicture(bytes, wanted, limits)).rejects.toThrow(PictureFailed)
  })

  test('a place beyond the page is shown at its edge, and a huge page in few dots', async () => {
    const huge = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 14400] >>',
    ])
    const place = { ...somewhere, left: 99_000, top: 99_000, right: 99_001, bottom: 99_001 }
    const { width, height } = decode(await pagePicture(huge, { place, isWhole: true }))
    expect(width * height).toBeLessThanOrEqual(pictureLimits.dots)
    const part = decode(await pagePicture(huge, { place, isWhole: false }))
    expect(part.width * part.height).toBeGreaterThan(0)
  })

  test('what a PDF asks for from elsewhere is not fetched, and what it would do is not done', async () => {
    const content = rawStream('', Buffer.from('BT /F1 12 Tf 60 680 Td (99213) Tj ET /X1 Do'))
    const reaching = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction 6 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X1 7 0 R >> >> >>',
      content,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /S /JavaScript /JS (app.launchURL("http://127.0.0.1:9/")) >>',
      '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /F << /FS /URL /F (http://127.0.0.1:9/a.png) >> /FFilter /DCTDecode /Length 0 >>\nstream\n\nendstream',
    ])
    expect(looked(await pagePicture(reaching, wanted)).inside).toBe(true)
  })
})

test.each([
  ['nothing', undefined],
  ['more dots than may be', part({ width: 2_000, height: 2_000, gray: new Uint8Array(4_000_000) })],
  ['fewer dots than it says', part({ gray: new Uint8Array(3) })],
  ['no measure', part({ scale: Number.NaN })],
  ['dots that are none', part({ gray: [0, 0, 0, 0] })],
])('a message with %s is none', (_, raw) => {
  expect(pictureMessage(raw, pictureLimits.dots)).toBeUndefined()
  expect(pictureMessage(part({}), pictureLimits.dots)).toBeDefined()
})

function part(other: object) {
  const good = { width: 2, height: 2, scale: 1, left: 0, top: 0, gray: new Uint8Array(4) }
  return { kind: 'part', part: { ...good, ...other } }
}
