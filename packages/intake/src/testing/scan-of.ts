import { createRequire } from 'node:module'
import { encode } from 'fast-png'
import PdfDocument from 'pdfkit'
import { pdfiumOf } from '../scans/scan-libraries.ts'
import { openPictures } from '../scans/page-pictures.ts'
import type { Raster } from '../scans/raster.ts'
import { straightened } from '../scans/skew.ts'
import { finished } from './pdf-of.ts'

/** How a page is laid on a scanner, and what the scanner makes of it. */
export interface Scanner {
  readonly dotsPerInch: number
  /** By how much the page falls to the right, in degrees. */
  readonly tilt: number
  /** Shades of gray by which dots differ from what they should be, at most. */
  readonly noise: number
  /** How many in a million dots are black or white by chance. */
  readonly specks: number
  /** Black and white alone, as fax machines send it. */
  readonly isFax: boolean
  /** How many dots the picture is blurred by, each way. */
  readonly blur: number
  /** By how many shades the paper darkens towards its lower right corner, as photographs do. */
  readonly shadow: number
}

export const cleanScan: Scanner = {
  ...{ dotsPerInch: 300, tilt: 0, noise: 12, specks: 0, isFax: false, blur: 0, shadow: 0 },
}
const { resolve } = createRequire(import.meta.url)

/** The same document as pictures of its pages and nothing else. The same scanner gives the same dots. */
export async function scanOf(
  pdf: Uint8Array,
  scanner: Scanner = cleanScan,
  pages: readonly number[] = [],
): Promise<Buffer> {
  const pdfiumBinary = resolve('@hyzyla/pdfium/pdfium.wasm')
  const library = await pdfiumOf({ pdfium: '@hyzyla/pdfium', pdfiumBinary })
  const pictures = await openPictures(library, pdf, 40_000_000)
  const document = new PdfDocument({ autoFirstPage: false, margin: 0 })
  const chance = chances(scanner.dotsPerInch + scanner.specks)
  for (let page = 1; page <= pictures.pageCount; page++) {
    if (pages.length > 0 && !pages.includes(page)) continue
    const picture = await pictures.pictureOf(page, scanner.dotsPerInch)
    const { width, height, gray } = scanned(picture, scanner, chance)
    const png = encode({ width, height, data: gray, channels: 1, depth: 8 }, { zlib: { level: 1 } })
    const size = [width / picture.scale, height / picture.scale]
    document.addPage({ size, margin: 0 })
    document.image(Buffer.from(png), 0, 0, { width: size[0] ?? 0, height: size[1] ?? 0 })
  }
  library.destroy()
  return finished(document)
}

function scanned(picture: Raster, scanner: Scanner, chance: () => number): Raster {
  const laid = straightened(picture, (-scanner.tilt * Math.PI) / 180)
  const { width, height, gray } = scanner.blur > 0 ? blurred(laid, scanner.blur) : laid
  const dots = gray.map((shade, at) => {
    const dark = (scanner.shadow * ((at % width) / width + at / gray.length)) / 2
    const lit = (shade * (255 - dark)) / 255 + (chance() * 2 - 1) * scanner.noise
    const speck = scanner.specks > 0 && chance() * 1_000_000 < scanner.specks
    const seen = speck ? 255 * Math.round(chance()) : Math.min(255, Math.max(0, lit))
    return scanner.isFax ? (seen < 140 ? 0 : 255) : seen
  })
  return { width, height, gray: dots }
}

/** The mean of the dots around, across and down. */
function blurred({ width, height, gray }: Raster, reach: number): Raster {
  const mean = (shades: Uint8Array, step: number) =>
    shades.map((_, at) => {
      let sum = 0
      for (let by = -reach; by <= reach; by++) sum += shades[at + by * step] ?? 255
      return sum / (2 * reach + 1)
    })
  return { width, height, gray: mean(mean(gray, 1), width) }
}

/** Numbers from 0 to 1, the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
