import { isFhir } from '../fhir/open-fhir.ts'
import { isDrugEvents } from '../fixed-width/open-drug-events.ts'
import { isPdf } from '../pdf/open-pdf.ts'
import type { ByteScan } from '../source/byte-source.ts'
import { isMarkupTable } from '../markup/markup-text.ts'
import { isWorkbook } from '../workbook/open-workbook.ts'
import { isX12 } from '../x12/x12-text.ts'
import { isArchive } from './open-archive.ts'

/** What kind of file it is, in words. */
export function formWords(scan: ByteScan): string {
  if (isWorkbook(scan.head)) return 'Excel workbook'
  if (isArchive(scan.head)) return 'Zip archive'
  if (isX12(scan)) return 'X12 transactions (837, 835)'
  if (isPdf(scan.head)) return 'PDF'
  if (isFhir(scan)) return 'FHIR resources'
  if (isMarkupTable(scan)) return 'Web page or XML workbook'
  return isDrugEvents(scan) ? 'Prescription drug events' : 'Text table (CSV or similar)'
}
