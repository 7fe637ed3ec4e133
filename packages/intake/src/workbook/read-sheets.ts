import { unzipSync, zipSync, type Unzipped, type UnzipFileInfo } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import type { TokenRow } from '../source/token-source.ts'
import { filledPart } from './filled-part.ts'
import { gridCells } from './sheet-grid.ts'
import { workbookLimits } from './workbook-limits.ts'
import { refusalOfFailure, workbookRefusal } from './workbook-refusal.ts'

/** A sheet as rows of text. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly TokenRow[]
}

/** The sheets of a workbook that have rows. Throws `IntakeRefusal` where it cannot be read. */
export async function readSheets(bytes: Buffer): Promise<readonly Sheet[]> {
  const sheets = await sheetsOf(boundedParts(bytes))
  if (sheets.length > workbookLimits.sheets) throw workbookRefusal('too-large')
  const filled = sheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data.flatMap(rowOf) }))
    .filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw workbookRefusal('empty')
  return filled
}

/** Numbers stay as they are written: an identifier may have more digits than a number holds. */
async function sheetsOf(bytes: Buffer) {
  try {
    return await readWorkbook(bytes, { parseNumber: (written) => written, trim: false })
  } catch (error) {
    throw refusalOfFailure(error)
  }
}

function rowOf(cells: readonly unknown[], at: number): TokenRow[] {
  const texts = cells.map(cellText)
  return texts.every((text) => text === '') ? [] : [{ row: at + 1, cells: texts }]
}

/** Dates as `yyyy-mm-dd`, numbers without exponent and without what binary arithmetic leaves behind. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value !== 'string') return ''
  return /^-?\d*\.?\d+E[+-]?\d+$/i.test(value) || /^-?\d+\.\d{9,}$/.test(value)
    ? plainNumber(value)
    : value
}

function plainNumber(written: string): string {
  const number = Number(Number(written).toPrecision(15))
  return Number.isInteger(number) && Math.abs(number) < 1e21 ? number.toFixed(0) : String(number)
}

/**
 * The parts that are text, not packed, without blank cells: what is read is what was looked at, whatever
 * else the archive says. Its list alone is read first: what it says that they unpack to, which bounds
 * what comes out.
 */
function boundedParts(bytes: Buffer): Buffer {
  let unpackedBytes = 0
  let parts = 0
  const unpacked = unpackedParts(bytes, ({ name, originalSize }) => {
    parts++
    // Pictures and programs are not read.
    if (!/\.(?:xml|rels)$/i.test(name)) return false
    unpackedBytes += originalSize
    return parts <= workbookLimits.parts && unpackedBytes <= workbookLimits.unpackedBytes
  })
  if (parts > workbookLimits.parts || unpackedBytes > workbookLimits.unpackedBytes) {
    throw workbookRefusal('too-large')
  }
  const { buffer, byteOffset, byteLength } = zipSync(filledParts(unpacked), { level: 0 })
  return Buffer.from(buffer, byteOffset, byteLength)
}

function filledParts(parts: Unzipped): Record<string, Uint8Array> {
  let tags = 0
  let cells = 0
  const filled = Object.entries(parts).map(([name, part]) => {
    const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
    const { bytes, tags: own } = filledPart(text, workbookLimits.tags - tags)
    tags += own
    cells += tags > workbookLimits.tags ? 0 : gridCells(bytes)
    const isTooLong = bytes.length > workbookLimits.partBytes
    if (isTooLong || tags > workbookLimits.tags || cells > workbookLimits.gridCells) {
      throw workbookRefusal('too-large')
    }
    return [name, bytes] as const
  })
  return Object.fromEntries(filled)
}

function unpackedParts(bytes: Buffer, filter: (part: UnzipFileInfo) => boolean): Unzipped {
  try {
    return unzipSync(bytes, { filter })
  } catch {
    throw workbookRefusal('damaged')
  }
}
