import { scanLibraries } from '../../../intake/src/scans/library-places.ts'
import { openPictures, type PagePicture } from '../../../intake/src/scans/page-pictures.ts'
import type { ReadScans } from '../../../intake/src/scans/read-scans.ts'
import { pdfiumOf, refereeOf, tesseractOf } from '../../../intake/src/scans/scan-libraries.ts'
import { scanLimits } from '../../../intake/src/scans/scan-limits.ts'
import { isReadWords } from '../../../intake/src/scans/scan-message.ts'
import { unpackScannedWord, type PageToScan } from '../../../intake/src/scans/scanned-page.ts'
import { asPacked, dotsPerInch, straightPage } from '../../../intake/src/scans/straight-page.ts'
import { twoReadings } from '../../../intake/src/scans/two-readings.ts'
import { KeptReadings } from './kept-readings.ts'

/** The three readers of the product; each is started once. */
async function startedReaders() {
  const { places } = scanLibraries()
  const tesseract = await tesseractOf(places)
  const [network, shapes] = [tesseract.reader('network'), tesseract.reader('shapes')]
  return { tesseract, network, shapes, referee: refereeOf(places) }
}

let started: ReturnType<typeof startedReaders> | undefined

/**
 * Reads scans as the product does, in this process and without its limits of time, and keeps what each reader saw on
 * disk.
 */
export const readAndKeep: ReadScans = async (bytes, pages, onPage) => {
  const library = await pdfiumOf(scanLibraries().places)
  const pictures = await openPictures(library, bytes, scanLimits.pixels)
  const scanned = []
  for (const [at, asked] of pages.entries()) {
    const shown = await straightPage(pictures, asked)
    const words = shown ? await wordsOf(shown) : []
    scanned.push({ page: asked.page, words })
    report(asked, pages.length)
    onPage(at + 1)
  }
  library.destroy()
  return scanned
}

async function wordsOf(shown: PagePicture) {
  const kept = new KeptReadings(shown.gray)
  const read = (kind: 'network' | 'shapes') =>
    kept.answer(kind, isReadWords, async () => {
      const readers = await (started ??= startedReaders())
      readers.tesseract.show(shown)
      return readers[kind].words(dotsPerInch)
    })
  const [network, shapes] = [await read('network'), await read('shapes')]
  const judged = await twoReadings(network, shapes, (place) =>
    kept.answer(JSON.stringify(place), isText, async () =>
      (await (started ??= startedReaders())).referee.textAt(shown, place),
    ),
  )
  return judged.map((word) => unpackScannedWord(asPacked(shown.scale)(word)))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function report({ page, withoutSmallPrint: isBare }: PageToScan, pageCount: number): void {
  process.stderr.write(`page ${page}, ${pageCount} in all${isBare === true ? ', bare' : ''}\n`)
}
