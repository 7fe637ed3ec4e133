import { refuseOtherFiles } from './other-files.ts'
import { IntakeRefusal, type RefusalCode } from '../words/intake-refusal.ts'

/** File kinds known by their first bytes. */
const signatures: readonly {
  readonly bytes: readonly number[]
  readonly code: RefusalCode
  readonly says: string
}[] = [
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    code: 'excel-file',
    says: 'looks like an old Excel or Word file: save the sheet as CSV',
  },
  { bytes: [0x89, 0x50, 0x4e, 0x47], code: 'image-file', says: 'looks like a PNG image' },
  { bytes: [0xff, 0xd8, 0xff], code: 'image-file', says: 'looks like a JPEG image' },
  { bytes: [0x47, 0x49, 0x46, 0x38], code: 'image-file', says: 'looks like a GIF image' },
  { bytes: [0x49, 0x49, 0x2a, 0x00], code: 'image-file', says: 'looks like a TIFF image' },
  { bytes: [0x4d, 0x4d, 0x00, 0x2a], code: 'image-file', says: 'looks like a TIFF image' },
  { bytes: [0x50, 0x41, 0x52, 0x31], code: 'binary-file', says: 'looks like a Parquet file' },
  { bytes: [0x53, 0x51, 0x4c, 0x69], code: 'binary-file', says: 'looks like an SQLite database' },
  { bytes: [0x37, 0x7a, 0xbc, 0xaf], code: 'archive-file', says: 'looks like a 7-Zip archive' },
  { bytes: [0x52, 0x61, 0x72, 0x21], code: 'archive-file', says: 'looks like a RAR archive' },
  { bytes: [0x42, 0x5a, 0x68], code: 'archive-file', says: 'looks like a bzip2 file' },
  { bytes: [0x28, 0xb5, 0x2f, 0xfd], code: 'archive-file', says: 'looks like a Zstandard file' },
]

const zipSignature = [0x50, 0x4b, 0x03, 0x04]

/** Refuses a file whose first bytes say that it is no text table. */
export function refuseLookAlike(head: Uint8Array): void {
  if (head.length === 0) {
    throw new IntakeRefusal('empty-file', 'The file is empty. Export the claims again.')
  }
  if (startsWith(head, zipSignature)) throw zipRefusal(head)
  const known = signatures.find(({ bytes }) => startsWith(head, bytes))
  if (!known) return
  const instead =
    known.code === 'image-file'
      ? '. Save it as a PDF, which is read as a scan'
      : '. Send the claims as a CSV file'
  const advice = known.says.includes(':') ? '' : instead
  throw new IntakeRefusal(known.code, `The file ${known.says}${advice}.`)
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

function zipRefusal(head: Uint8Array): IntakeRefusal {
  const names = Buffer.from(head).toString('latin1')
  if (names.includes('xl/') || names.includes('[Content_Types].xml')) {
    return new IntakeRefusal(
      'excel-file',
      'The file looks like an Excel workbook: open it and save the sheet as CSV.',
    )
  }
  return new IntakeRefusal(
    'archive-file',
    'The file looks like a zip archive: unpack it and send the CSV file inside.',
  )
}

/** Refuses decoded text that is no table: other text formats, and binary that no signature gives away. */
export function refuseOtherText(text: string): void {
  const start = text.slice(0, 400).trimStart()
  if (text.trim() === '') {
    throw new IntakeRefusal('empty-file', 'The file holds only blanks. Export the claims again.')
  }
  if (/^(?:FHS\||BHS\|)*MSH[|^~]/.test(start) || /^(?:FHS|BHS)\|/.test(start)) {
    throw new IntakeRefusal(
      'hl7-file',
      'The file looks like HL7 messages of a hospital system, not a table of claims: send the claims as they were billed, as CSV with one row for each service line.',
    )
  }
  refuseOtherFiles(text)
  if (/^(?:ISA[^A-Za-z0-9]|UNA|UNB\+)/.test(start) || isX12WithoutStart(text)) {
    throw new IntakeRefusal(
      'edi-file',
      'The file looks like a piece of an X12 file (837 or 835) whose beginning is missing: send the whole file, from its ISA, GS or ST segment on.',
    )
  }
  if (
    /^(?:<\?xml|<!doctype|<html|<[a-z]+[ >])/i.test(start) ||
    /^(?:\{\s*"|\[\s*[{[])/.test(start)
  ) {
    throw new IntakeRefusal(
      'markup-file',
      'The file looks like XML, HTML or JSON: export the claims as CSV.',
    )
  }
  if (controlShare(text) > 0.01) {
    throw new IntakeRefusal(
      'binary-file',
      'The file looks like binary data, not text. Send the claims as a CSV file.',
    )
  }
}

const x12Segments =
  'GS|ST|BHT|BPR|TRN|CLM|CLP|CAS|SVC|SV1|SV2|SV3|LX|HI|HL|NM1|N1|N3|N4|PER|PRV|REF|DTP|DTM|DMG|SBR|PLB|SE|GE|IEA'
const x12Start = new RegExp(`^(?:${x12Segments})([*|^:])`)
const fewestSegments = 3

/** Whether a text is a piece of an X12 transaction whose envelope is missing. */
function isX12WithoutStart(text: string): boolean {
  const start = text.slice(0, 4000).trimStart()
  const separator = x12Start.exec(start)?.[1]
  if (separator === undefined) return false
  const segments = start.split(/[~\r\n]+/).map((segment) => segment.trim())
  const known = segments.filter((segment) => x12Start.exec(segment)?.[1] === separator)
  return known.length >= fewestSegments && known.length >= segments.length / 2
}

function controlShare(text: string): number {
  const looked = Math.min(text.length, 1 << 16)
  let controls = 0
  for (let at = 0; at < looked; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) controls++
  }
  return looked === 0 ? 0 : controls / looked
}
