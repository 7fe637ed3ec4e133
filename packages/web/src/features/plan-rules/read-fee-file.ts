import {
  feeTableAmong,
  readFeeJson,
  type FeeTableReading,
  type FeeTableRow,
} from '@plumbline/contract'

/** So much may a workbook unpack to. */
const unpackedBytes = 60_000_000

/**
 * Reads a fee table in the browser, from text or the sheet of a workbook that is one; libraries come
 * when they are needed; a hospital's file of standard charges, from CSV or JSON. Never throws: what cannot be read is a problem.
 */
export async function readFeeFile(file: File, of?: string): Promise<FeeTableReading> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (file.name.toLowerCase().endsWith('.json')) {
      const written: unknown = JSON.parse(textOf(bytes))
      return readFeeJson(written, of)
    }
    const tables = isZip(bytes) ? await sheetsOf(bytes) : [await rowsOf(bytes)]
    return feeTableAmong(tables, of)
  } catch {
    const problem = 'The file cannot be read. Save the table as CSV and choose that file.'
    return { read: undefined, problem }
  }
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

async function rowsOf(bytes: Uint8Array): Promise<readonly FeeTableRow[]> {
  const { default: papa } = await import('papaparse')
  return numbered(papa.parse<string[]>(textOf(bytes), { skipEmptyLines: false }).data)
}

/** Files of older systems are Windows-1252, which is no UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Its parts are packed out here, at once: the reader would start workers for large ones, which the content
 * security policy does not allow.
 */
async function sheetsOf(bytes: Uint8Array): Promise<readonly (readonly FeeTableRow[])[]> {
  const [{ unzipSync, zipSync }, { default: readWorkbook }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ])
  let unpacked = 0
  const parts = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      if (unpacked > unpackedBytes) throw new RangeError('The workbook unpacks to too much')
      return true
    },
  })
  const sheets = await readWorkbook(new Blob([new Uint8Array(zipSync(parts, { level: 0 }))]), {
    parseNumber: (written) => written,
  })
  return sheets.map(({ data }) => numbered(data))
}

function numbered(rows: readonly (readonly unknown[])[]): readonly FeeTableRow[] {
  return rows.map((cells, at) => ({ row: at + 1, cells: cells.map(cellText) }))
}

function cellText(value: unknown): string {
  if (typeof value === 'string') return value
  return value instanceof Date ? value.toISOString().slice(0, 10) : ''
}
