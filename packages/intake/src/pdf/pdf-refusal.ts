import { IntakeRefusal, type RefusalCode } from '../words/intake-refusal.ts'
import { scanLimits } from '../scans/scan-limits.ts'
import { pdfLimits } from './pdf-limits.ts'

const refusals = {
  encrypted: [
    'pdf-encrypted',
    'The PDF needs a password to be opened. Save it without one, or export the claims as CSV.',
  ],
  damaged: [
    'pdf-damaged',
    'The PDF is damaged or was cut off, so it cannot be said whether all claims are in it. Download or export it again.',
  ],
  'too-large': [
    'file-too-large',
    `The PDF is larger than ${pdfLimits.fileBytes / 2 ** 20} MB. Split it, or export the claims as CSV.`,
  ],
  'too-many-pages': [
    'pdf-too-long',
    `The PDF has more than ${pdfLimits.pages} pages. Split it, or export the claims as CSV.`,
  ],
  'too-much-text': [
    'pdf-too-long',
    `The PDF holds more than ${pdfLimits.textCharacters / 2 ** 20} MB of text. Split it, or export the claims as CSV.`,
  ],
  'too-demanding': [
    'pdf-too-demanding',
    `Reading the PDF took more than ${pdfLimits.heapMegabytes} MB of memory or ${pdfLimits.millisecondsPerHundredPages / 1000} seconds for 100 pages, and was ended. Print it to a new PDF, or export the claims as CSV.`,
  ],
  'scan-too-demanding': [
    'pdf-too-demanding',
    `Reading the pictures of the PDF took more than ${scanLimits.dataKilobytes / 1_000_000} GB of memory or ${scanLimits.millisecondsPerPage / 1000} seconds for a page (longer on a busy machine), and was ended. Scan its pages again in black and white with 300 dots to the inch, or export the claims as CSV.`,
  ],
  'picture-too-large': [
    'pdf-too-demanding',
    `A picture in the PDF has more than ${scanLimits.pictureDots / 1_000_000} million dots, so it was not opened. Scan its pages again in black and white with 300 dots to the inch, or export the claims as CSV.`,
  ],
  scanned: [
    'pdf-scanned',
    'The PDF has no text, and none could be read from the pictures of its pages: they are blank, too faint, or show no writing. Scan them again in black and white with 300 dots to the inch, or export the claims as CSV from the system that printed them.',
  ],
  'scan-without-table': [
    'pdf-scan-unread',
    'The pages of the PDF are pictures. What could be read of them has no table of claims and is no CMS-1500 (02/12) or UB-04. Scan them again, straight and with 300 dots to the inch, or export the claims as CSV from the system that printed them.',
  ],
  form: [
    'pdf-form',
    'The PDF is a form, and no service line of a CMS-1500 (02/12) or UB-04 could be read in it: it is blank, a picture, or another form. Fill it in on the computer, export the claims as CSV, or print a list with one row for each service line.',
  ],
  'no-table': [
    'pdf-without-table',
    'The PDF has text but no table of claims: no line names columns such as the claim number, date of service, procedure or NDC, and charge. Send a list with one row for each service line and a header over its columns.',
  ],
  'columns-unclear': [
    'pdf-columns-unclear',
    'The columns of the table in the PDF stand so close together that they cannot be told apart. Print it with more room between the columns, or export the claims as CSV.',
  ],
} as const satisfies Record<string, readonly [RefusalCode, string]>

/** The refusal of a PDF, with what it is and what to do. */
export function pdfRefusal(problem: keyof typeof refusals): IntakeRefusal {
  const [code, message] = refusals[problem]
  return new IntakeRefusal(code, message)
}
