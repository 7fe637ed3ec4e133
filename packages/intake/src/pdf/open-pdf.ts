import { readBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import type { OpenFile } from '../source/open-file.ts'
import { isClaimForm } from './claim-form.ts'
import { pdfLimits } from './pdf-limits.ts'
import { pdfRefusal } from './pdf-refusal.ts'
import { pdfTable } from './pdf-table.ts'
import { readPages, type ReadPdf } from './read-pages.ts'
import { tokensOf } from '../source/token-source.ts'

/** Whether the first bytes are those of a PDF, which may stand behind a little other text. */
export function isPdf(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 1024)).includes('%PDF-')
}

/** Opens the table of a PDF as rows. Refuses what has no text, no table, or costs too much. */
export async function openPdf(
  source: FileSource,
  scan: ByteScan,
  onShare: (share: number) => void,
  readPdf: ReadPdf = readPages,
): Promise<OpenFile> {
  if (scan.sizeBytes > pdfLimits.fileBytes) throw pdfRefusal('too-large')
  if (!Buffer.from(scan.tail).includes('%%EOF')) throw pdfRefusal('damaged')
  const text = await readPdf(readBytes(source), (page, count) => {
    onShare(page / count)
  })
  if (text.pages.every(({ words }) => words.length === 0)) throw pdfRefusal('scanned')
  if (isClaimForm(text)) throw pdfRefusal('form')
  const { rows, notes, placeOf } = pdfTable(text.pages)
  return { tokens: tokensOf(rows), sha256: scan.sha256, notes, placeOf }
}
