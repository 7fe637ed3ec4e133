import { scanBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import type { OpenFile } from '../source/open-file.ts'
import { openCsv } from '../source/open-csv.ts'
import { isFhir, openFhir } from '../fhir/open-fhir.ts'
import type { FixedLayout } from '../fixed-width/layout.ts'
import { isDrugEvents, openDrugEvents } from '../fixed-width/open-drug-events.ts'
import { openFixedWidth } from '../fixed-width/open-fixed-width.ts'
import { isPdf, openPdf } from '../pdf/open-pdf.ts'
import { openForms } from '../pdf-forms/open-forms.ts'
import type { ReadPdf } from '../pdf/read-pages.ts'
import { refuseOtherOffice } from '../source/office-files.ts'
import { isMarkupTable } from '../markup/markup-text.ts'
import { openMarkup } from '../markup/open-markup.ts'
import { isWorkbook, openWorkbook } from '../workbook/open-workbook.ts'
import { withPayments } from '../payments/open-payments.ts'
import { openX12, surveyed } from '../x12/open-x12.ts'
import { isX12 } from '../x12/x12-text.ts'
import { formWords } from './form-words.ts'
import { isArchive, openArchive, type OpenMember } from './open-archive.ts'
import { openRemittances } from './open-remittances.ts'

/** What opening a file needs beside it. */
export interface Opening {
  /** Remittances (835) of the claims in the file. */
  readonly remittances?: readonly FileSource[]
  readonly readPdf?: ReadPdf
  /** How the records of a file of fixed widths are laid out. */
  readonly layout?: FixedLayout
  /** Called once with what kind of file it is, in words. */
  readonly onForm?: (words: string) => void
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
  opening.onForm?.(opening.layout ? 'Records of fixed widths' : formWords(scan))
  refuseOtherOffice(scan.head)
  const remittances = await openRemittances(opening.remittances ?? [])
  if (isArchive(scan.head) && !isWorkbook(scan.head)) {
    const openMember: OpenMember = (member, of) => openPlain(member, of, memberBytes, opening)
    return openArchive({ source, scan }, remittances, openMember)
  }
  if (isX12(scan) && !opening.layout) {
    return openX12([await surveyed({ source, scan }), ...remittances], opening.onBytes)
  }
  const table = await openPlain(source, scan, sizeBytes, opening)
  return remittances.length > 0 ? withPayments(table, remittances) : table
}

/** Of files in an archive no progress is said: how much each is of the whole is not known. */
const memberBytes = 0

function openPlain(
  source: FileSource,
  scan: ByteScan,
  sizeBytes: number,
  { onBytes, readPdf, layout }: Opening,
): Promise<OpenFile> | OpenFile {
  if (layout) return openFixedWidth(source, scan, layout, onBytes)
  refuseOtherOffice(scan.head)
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
  if (isMarkupTable(scan)) return openMarkup(source, scan, onBytes)
  return isDrugEvents(scan) ? openDrugEvents(source, scan, onBytes) : openCsv(source, scan, onBytes)
}
