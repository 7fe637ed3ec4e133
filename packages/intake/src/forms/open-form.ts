import { scanBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import type { OpenFile } from '../source/open-file.ts'
import { openCsv } from '../source/open-csv.ts'
import { isFhir, openFhir } from '../fhir/open-fhir.ts'
import { openForms } from '../pdf-forms/open-forms.ts'
import { isPdf, openPdf } from '../pdf/open-pdf.ts'
import type { ReadPdf } from '../pdf/read-pages.ts'
import { isWorkbook, openWorkbook } from '../workbook/open-workbook.ts'
import { openX12 } from '../x12/open-x12.ts'
import { isX12 } from '../x12/x12-text.ts'
import { isArchive, openArchive } from './open-archive.ts'
import { openWithRemittances } from './open-with-remittances.ts'

/** What opening a file needs beside it. */
export interface Opening {
  /** Remittances (835) of the claims (837) in the file. */
  readonly remittances?: readonly FileSource[]
  readonly readPdf?: ReadPdf
  /** Called with how much of the file was read, 0 to 1 of its size as it is stored. */
  readonly onBytes: (bytesDone: number) => void
}

/** Finds out by its content in which form a file holds claims, and opens its rows. */
export async function openForm(
  source: FileSource,
  sizeBytes: number,
  opening: Opening,
): Promise<OpenFile> {
  const scan = await scanBytes(source)
  if (opening.remittances && opening.remittances.length > 0) {
    return openWithRemittances({ source, scan }, opening.remittances, opening.onBytes)
  }
  if (isArchive(scan.head) && !isWorkbook(scan.head)) {
    return openArchive(source, scan, (member, of) => openPlain(member, of, memberBytes, opening))
  }
  return openPlain(source, scan, sizeBytes, opening)
}

/** Of files in an archive no progress is said: how much each is of the whole is not known. */
const memberBytes = 0

function openPlain(
  source: FileSource,
  scan: ByteScan,
  sizeBytes: number,
  { onBytes, readPdf }: Opening,
): Promise<OpenFile> | OpenFile {
  if (isPdf(scan.head)) {
    return openPdf(source, scan, {
      onShare: (share) => {
        onBytes(share * sizeBytes)
      },
      openForms,
      readPdf,
    })
  }
  if (isWorkbook(scan.head)) return openWorkbook(source, scan)
  if (isFhir(scan)) return openFhir(source, scan, onBytes)
  return isX12(scan) ? openX12([{ source, scan }], onBytes) : openCsv(source, scan, onBytes)
}
