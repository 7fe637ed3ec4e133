import { IntakeRefusal } from '../words/intake-refusal.ts'

const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04])
/** How the first part of such a file may be called; other archives hold whatever they hold. */
const firstParts =
  /^(?:\[Content_Types\]\.xml|_rels\/|docProps\/|word\/|ppt\/|xl\/|mimetype$|Index\/|Data\/|preview)/

/** Files of office programs that are zip archives and no Excel workbook that can be read, by a part of them. */
const kinds: readonly (readonly [part: string, says: string])[] = [
  [
    'word/document.xml',
    'a Word document: send the claims that it tells of as a table, or print it as a PDF',
  ],
  [
    'ppt/presentation.xml',
    'a PowerPoint presentation: send the claims that it tells of as a table',
  ],
  [
    'xl/workbook.bin',
    'a binary Excel workbook (.xlsb): save it as an Excel workbook (.xlsx) or as CSV',
  ],
  [
    'application/vnd.oasis.opendocument',
    'an OpenDocument file: save it as an Excel workbook (.xlsx) or as CSV',
  ],
  [
    'Index/Document.iwa',
    'an Apple Numbers or Pages file: export it as an Excel workbook (.xlsx) or as CSV',
  ],
]

/** Refuses what office programs write and cannot be read, by its own name. Throws `IntakeRefusal`. */
export function refuseOtherOffice(head: Uint8Array): void {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  if (bytes.length < 30 || !bytes.subarray(0, 4).equals(zipSignature)) return
  const first = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26))
  const known = firstParts.test(first) ? kinds.find(([part]) => bytes.includes(part)) : undefined
  if (known) throw new IntakeRefusal('excel-file', `The file looks like ${known[1]}.`)
}
