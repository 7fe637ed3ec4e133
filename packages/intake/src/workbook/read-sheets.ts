import { unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import type { TokenRow } from '../source/token-source.ts'
import { workbookLimits } from './workbook-limits.ts'
import { workbookRefusal } from './workbook-refusal.ts'

/** A sheet as rows of text. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly TokenRow[]
}

/** The sheets of a workbook that have rows. Throws `IntakeRefusal` where it cannot be read. */
export async function readSheets(bytes: Buffer): Promise<readonly Sheet[]> {
  requireBounded(bytes)
  const sheets = await sheetsOf(bytes)
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
  } catch {
    throw workbookRefusal('damaged')
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

/** Reads the archive's list alone: what it says that its parts unpack to. */
function requireBounded(bytes: Buffer): void {
  let unpackedBytes = 0
  let parts = 0
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpackedBytes += originalSize
        parts++
        return false
      },
    })
  } catch {
    throw workbookRefusal('damaged')
  }
  if (parts > workbookLimits.parts || unpackedBytes > workbookLimits.unpackedBytes) {
    throw workbookRefusal('too-large')
  }
}
