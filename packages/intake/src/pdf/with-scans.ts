import { readScans, ScanStopped, type ReadScans } from '../scans/read-scans.ts'
import type { ScannedPage } from '../scans/scanned-page.ts'
import { filledIn, hasFormLabels } from './filled-in.ts'
import type { PdfPage } from './pdf-page.ts'
import { pdfRefusal } from './pdf-refusal.ts'
import { asPdfWords } from './scanned-words.ts'

/** A page with fewer words may be a picture with a stamp or a page number on it. */
const fewWords = 15

/** The pages with the words of those that are pictures. Throws `IntakeRefusal` where these cannot be read. */
export async function withScans(
  bytes: Uint8Array,
  { pages, fieldCount }: { readonly pages: readonly PdfPage[]; readonly fieldCount: number },
  onPage: (page: number, pageCount: number) => void,
  mostPictures: number,
  read: ReadScans = readScans,
): Promise<readonly PdfPage[]> {
  // What is to be filled in on a computer was not scanned.
  const isFillable = fieldCount > 0
  const toScan = pages
    .filter(({ words, fields }) => !isFillable && words.length < fewWords && fields.length === 0)
    .map(({ page, words }) => ({ page, wordsAsText: words.length }))
  if (toScan.length > mostPictures) throw pdfRefusal('too-many-pages')
  const asText = pages.length - toScan.length
  if (asText > 0) onPage(asText, pages.length)
  const scanned = await scannedPages(read, bytes, toScan, (done) => {
    onPage(asText + done, pages.length)
  })
  const byNumber = new Map(scanned.map((page) => [page.page, page]))
  const seen = pages.map((page) => better(page, byNumber.get(page.page)))
  return withoutLabelsOfForms(read, bytes, seen)
}

/** Scanned forms with labels are read once more without these: letters that touch are read as one. */
async function withoutLabelsOfForms(
  read: ReadScans,
  bytes: Uint8Array,
  pages: readonly PdfPage[],
): Promise<readonly PdfPage[]> {
  const forms = pages.filter(({ isScan, words }) => isScan === true && hasFormLabels(words))
  const toScan = forms.map(({ page }) => ({
    ...{ page, wordsAsText: 0, withoutSmallPrint: true },
  }))
  const bare = await scannedPages(read, bytes, toScan, () => undefined)
  const byNumber = new Map(bare.map(({ page, words }) => [page, asPdfWords(words)]))
  return pages.map((page) => {
    const words = byNumber.get(page.page)
    return words ? { ...page, filledIn: filledIn(page.words, words) } : page
  })
}

async function scannedPages(
  read: ReadScans,
  ...asked: Parameters<ReadScans>
): Promise<readonly ScannedPage[]> {
  try {
    return await read(...asked)
  } catch (error) {
    if (error instanceof ScanStopped)
      throw pdfRefusal(error.reason === 'too-demanding' ? 'scan-too-demanding' : error.reason)
    throw error
  }
}

/** What a page says as text stands, unless its picture says far more. */
function better(page: PdfPage, scanned: ScannedPage | undefined): PdfPage {
  if (!scanned || scanned.words.length <= 2 * page.words.length) return page
  return { ...page, words: asPdfWords(scanned.words), isScan: true }
}
