import { readBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import type { OpenFile } from '../source/open-file.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { isClaimForm } from './claim-form.ts'
import { pdfLimits } from './pdf-limits.ts'
import { pdfRefusal } from './pdf-refusal.ts'
import { pdfTable, type PdfTable } from './pdf-table.ts'
import type { PdfPage } from './pdf-page.ts'
import { readPages, type ReadPdf } from './read-pages.ts'
import { tokensOf } from '../source/token-source.ts'

/** Whether the first bytes are those of a PDF, which may stand behind a little other text. */
export function isPdf(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 1024)).includes('%PDF-')
}

/** How a PDF is read. */
export interface PdfReading {
  /** Called with the share of the pages that are read. */
  readonly onShare: (share: number) => void
  /** Opens pages that are claim forms; undefined for others. */
  readonly openForms: (pages: readonly PdfPage[]) => Omit<OpenFile, 'sha256'> | undefined
  readonly readPdf?: ReadPdf | undefined
}

/** Opens the claim forms or the table of a PDF as rows. Refuses what has neither, or costs too much. */
export async function openPdf(
  source: FileSource,
  scan: ByteScan,
  { onShare, openForms, readPdf = readPages }: PdfReading,
): Promise<OpenFile> {
  if (scan.sizeBytes > pdfLimits.fileBytes) throw pdfRefusal('too-large')
  if (!Buffer.from(scan.tail).includes('%%EOF')) throw pdfRefusal('damaged')
  const text = await readPdf(readBytes(source), (page, count) => {
    onShare(page / count)
  })
  const forms = openForms(text.pages)
  if (forms) return { ...forms, sha256: scan.sha256 }
  if (isClaimForm(text)) throw pdfRefusal('form')
  if (text.pages.every(({ words }) => words.length === 0)) throw pdfRefusal('scanned')
  const { rows, notes, placeOf, onPage, doubtsOf } = tableIn(text.pages)
  const scans = scanNotes(text.pages)
  return {
    tokens: tokensOf(rows),
    sha256: scan.sha256,
    notes: [...scans, ...notes],
    placeOf,
    onPage,
    ...(scans.length > 0 && { doubtsOf }),
  }
}

function tableIn(pages: readonly PdfPage[]): PdfTable {
  try {
    return pdfTable(pages)
  } catch (error) {
    const isUnread = error instanceof IntakeRefusal && pages.some(({ isScan }) => isScan === true)
    throw isUnread ? pdfRefusal('scan-without-table') : error
  }
}

function scanNotes(pages: readonly PdfPage[]): string[] {
  const scans = pages.filter(({ isScan }) => isScan === true).length
  if (scans === 0) return []
  return [
    `${scans} of ${pages.length} pages are pictures: two readers read them, and a third one where these differ; a line is audited only where two read the same codes, dates and amounts.`,
  ]
}
