import type { ClaimLine } from '@plumbline/engine'
import { IntakeRefusal, type IntakeResult } from '@plumbline/intake'
import { pdfLimits } from '../../../intake/src/pdf/pdf-limits.ts'
import { readPages } from '../../../intake/src/pdf/read-pages.ts'
import { readText } from '../../../intake/src/testing/read-text.ts'
import { scanOf } from '../../../intake/src/testing/scan-of.ts'
import { notCompared } from './compare-form.ts'
import { readAndKeep } from './read-and-keep.ts'

/** Rows of a PDF are numbered by page and line. */
const rowsOfPage = 1000

/** Other work on the machine is no fault of the file. */
const unhurried = { ...pdfLimits, millisecondsPerHundredPages: 600_000 }

/** How a scan of a PDF is read, against the text of the same PDF. */
export interface ScanFigures {
  readonly pages: number
  readonly lines: number
  readonly setAside: number
  /** Values of accepted lines that either of the two states. */
  readonly values: number
  /** Of these, which differ, by line and field; and lines that were neither read nor set aside. */
  readonly wrong: readonly string[]
}

/** Scans a PDF, cleanly and at 300 dots to the inch, and holds what is read to what its text says. */
export async function measureScan(pdf: Uint8Array): Promise<ScanFigures> {
  const text = await readText(pdf, {
    readPdf: (bytes, onPage) => readPages(bytes, onPage, unhurried),
  })
  const scan = await readOrRefused(await scanOf(pdf))
  const { length } = text.lines
  const pages = new Set(text.lines.map(({ row }) => Math.floor(row / rowsOfPage))).size
  if (!scan) return { pages, lines: length, setAside: length, values: 0, wrong: [] }
  const [rows, scanned] = [rowsOf(text), rowsOf(scan)]
  // Where a line of text was lost or won, rows of a page are numbered otherwise.
  const isAligned = rows.length === scanned.length
  const lineAt = new Map(scan.lines.map((line) => [line.row, line]))
  const aside = new Set(scan.setAside.map(({ row }) => row))
  let [values, setAside] = [0, 0]
  const wrong: string[] = []
  for (const line of text.lines) {
    const row = isAligned ? scanned[rows.indexOf(line.row)] : line.row
    const read = row === undefined ? undefined : lineAt.get(row)
    if (read) {
      const names = fieldsOf(line, read)
      values += names.length
      wrong.push(...differing(line, read, names))
    } else if (row !== undefined && aside.has(row)) setAside++
    else wrong.push(`row ${line.row}: lost`)
  }
  return { pages, lines: text.lines.length, setAside, values, wrong }
}

/** Undefined where none of its lines is sure enough to be audited. */
async function readOrRefused(scan: Uint8Array): Promise<IntakeResult | undefined> {
  try {
    return await readText(scan, {
      readPdf: (bytes, onPage) => readPages(bytes, onPage, unhurried, readAndKeep),
    })
  } catch (error) {
    if (error instanceof IntakeRefusal && error.code === 'no-service-rows') return undefined
    throw error
  }
}

/** Rows that were read, whatever became of them, in their order. */
function rowsOf({ lines, setAside }: IntakeResult): readonly number[] {
  const rows = new Set([...lines, ...setAside].map(({ row }) => row))
  return Array.from(rows).sort((one, other) => one - other)
}

function fieldsOf(one: ClaimLine, other: ClaimLine): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return Array.from(names).filter((name) => !notCompared.has(name) && isStated(one, other, name))
}

function isStated(one: ClaimLine, other: ClaimLine, name: string): boolean {
  return [one, other].some((line) => {
    const value: unknown = Reflect.get(line, name)
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
}

function differing(one: ClaimLine, other: ClaimLine, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    const [expected, read] = [one, other].map((line) => JSON.stringify(Reflect.get(line, name)))
    return expected === read ? [] : [`row ${one.row}: ${name} ${read} for ${expected}`]
  })
}
