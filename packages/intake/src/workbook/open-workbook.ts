import { readBytes, type ByteScan, type FileSource } from '../source/byte-source.ts'
import type { OpenFile } from '../source/open-file.ts'
import { tokensOf } from '../source/token-source.ts'
import { sheetsOfClaims, type ChosenSheets } from './choose-sheets.ts'
import { readSheets } from './read-sheets.ts'
import { notesOfSheet, notesOfUnread } from './sheet-notes.ts'
import { oneAfterAnother, rowInSheet } from './sheets-in-order.ts'
import { workbookLimits } from './workbook-limits.ts'
import { workbookRefusal } from './workbook-refusal.ts'

const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** What the first part of a workbook may be; an archive may hold a workbook, whose parts show too. */
const workbookParts = /^(?:xl|_rels|docProps|customXml|\[Content_Types\]\.xml)/

/** Whether the first bytes are those of an Excel workbook (.xlsx, .xlsm). */
export function isWorkbook(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  if (!bytes.subarray(0, 4).equals(zipSignature)) return false
  const nameEnd = 30 + (bytes.length < 30 ? 0 : bytes.readUInt16LE(26))
  if (!workbookParts.test(bytes.toString('latin1', 30, nameEnd))) return false
  return bytes.includes('xl/') || bytes.includes('[Content_Types].xml')
}

/**
 * Opens the sheet of a workbook that holds claims, and those behind it that go on under the same
 * header. Refuses what cannot be read, and what unpacks to too much.
 */
export async function openWorkbook(source: FileSource, scan: ByteScan): Promise<OpenFile> {
  if (scan.sizeBytes > workbookLimits.fileBytes) throw workbookRefusal('too-large')
  const parts: Uint8Array[] = []
  for await (const chunk of readBytes(source)) parts.push(chunk)
  const chosen = await sheetsOfClaims(await readSheets(Buffer.concat(parts)))
  return { sha256: scan.sha256, ...opened(chosen) }
}

function opened({ sheets, unread }: ChosenSheets): Pick<OpenFile, 'tokens' | 'notes' | 'placeOf'> {
  const notes = [...sheets.flatMap(notesOfSheet), ...notesOfUnread(unread)]
  const [first, ...more] = sheets
  if (!first || more.length === 0) {
    const note = `The file is a workbook: its sheet "${first?.name ?? ''}" was read.`
    return { tokens: first?.rows ?? tokensOf([]), notes: [note, ...notes] }
  }
  const names = sheets.map(({ name }) => `"${name}"`).join(', ')
  return {
    tokens: oneAfterAnother(sheets),
    notes: [
      `The file is a workbook: its sheets ${names} have one header and were read one after another.`,
      ...notes,
    ],
    placeOf: rowInSheet(sheets),
  }
}
