import { zipSync } from 'fflate'
import { decode } from 'fast-png'
import { describe, expect, test } from 'vitest'
import { pagePicture, PictureFailed } from '../pictures/page-picture.ts'
import { pdfOf } from '../testing/pdf-of.ts'
import { readText } from '../testing/read-text.ts'
import type { PagePlace } from '../words/row-place.ts'

const header = ['Claim #', 'Member ID', 'Service Date', 'CPT', 'Diagnosis', 'Units', 'Charge']
const rowsOf = (claim: string) => [
  [claim, 'M1', '03/12/2024', '99213', 'I10', '1', '150.00'],
  [`${claim}B`, 'M2', '03/13/2024', '36415', 'E11.9', '1', '20.40'],
]
const layout = { pageSize: [612, 792], gap: 20 } as const

const somewhere = { page: 1, left: 0, top: 0, right: 9, bottom: 9, isScan: false, turn: 0 }
const made = archived()

async function archived() {
  const pdfs = {
    'march/claims.pdf': await pdfOf(header, rowsOf('C1'), layout),
    'april/claims.pdf': await pdfOf(header, rowsOf('C2'), { ...layout, gap: 25 }),
  }
  return { pdfs, zip: Buffer.from(zipSync(pdfs)) }
}

async function placesOf(bytes: Buffer): Promise<readonly PagePlace[]> {
  const { lines, placeOf } = await readText(bytes)
  return lines.flatMap(({ row }) => placeOf(row)?.onPage ?? [])
}

describe('a PDF in a zip archive', () => {
  test('has the pictures that it has alone', async () => {
    const { pdfs, zip } = await made
    const places = await placesOf(zip)
    expect(places).toHaveLength(4)
    for (const [path, pdf] of Object.entries(pdfs)) {
      const alone = await placesOf(pdf)
      const inside = places.filter(({ member }) => member === path)
      expect(inside).toEqual(alone.map((place) => ({ ...place, member: path })))
      const [one, other] = [inside[1], alone[1]]
      if (!one || !other) throw new Error('A line stands on no page')
      const picture = await pagePicture(zip, { place: one, isWhole: false })
      expect(picture).toEqual(await pagePicture(pdf, { place: other, isWhole: false }))
      expect(decode(picture).width).toBeGreaterThan(0)
    }
  })

  test.each([
    ['that is not in it', 'may/claims.pdf', (zip: Buffer) => zip],
    ['of an archive that is cut off', 'march/claims.pdf', (zip: Buffer) => zip.subarray(0, -40)],
    ['of an archive that is none', 'march/claims.pdf', () => Buffer.from('PK')],
    ['by a way out of it', '../../etc/passwd', (zip: Buffer) => zip],
  ])('has no picture %s', async (_, member, changed) => {
    const { zip } = await made
    const wanted = { place: { ...somewhere, member }, isWhole: false }
    await expect(pagePicture(changed(zip), wanted)).rejects.toThrow(PictureFailed)
  })

  test('that unpacks to more than it may has none', async () => {
    const bomb = Buffer.from(zipSync({ 'a.pdf': new Uint8Array(101 * 2 ** 20) }, { level: 1 }))
    const wanted = { place: { ...somewhere, member: 'a.pdf' }, isWhole: false }
    await expect(pagePicture(bomb, wanted)).rejects.toThrow(PictureFailed)
  })
})
