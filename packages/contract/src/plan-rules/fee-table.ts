import { listedKey } from '@plumbline/engine/fee-table'
import { feeColumns, type FeeColumns } from './fee-columns.ts'

/** A price as rules hold it: its row in the file, what it prices (`70551-26`, `97116 facility`), and dollars of one unit. */
export type WrittenPrice = readonly [row: number, what: string, dollars: number]

/** A row of the file, by the number that an editor shows. */
export interface FeeTableRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** What was understood of a fee table. */
export interface FeeTableRead {
  readonly prices: readonly WrittenPrice[]
  /** Rows that price nothing, each with the reason; rows without anything in them are none. */
  readonly setAside: readonly { readonly row: number; readonly because: string }[]
  /** How its columns were taken, in words: `CPT Code as code`. */
  readonly taken: readonly string[]
  /** Names of columns that nothing was read from. */
  readonly unread: readonly string[]
}

/** A fee table, or one sentence that says why the file is none. */
export type FeeTableReading =
  | { readonly read: FeeTableRead; readonly problem: undefined }
  | { readonly read: undefined; readonly problem: string }

/** So many prices one rule holds. */
export const mostPrices = 20_000

/**
 * Reads a contract's fee table from the cells of its file: a column of codes, one of prices or one each for
 * offices and facilities, perhaps modifiers. Whoever approves the rule is told how each column was taken.
 */
export function readFeeTable(rows: readonly FeeTableRow[]): FeeTableReading {
  const { columns, problem } = feeColumns(rows)
  if (columns === undefined) return { read: undefined, problem }
  const severalPayers = problemOfPayers(rows, columns)
  if (severalPayers !== undefined) return { read: undefined, problem: severalPayers }
  const prices = new Map<string, WrittenPrice>()
  const setAside: { row: number; because: string }[] = []
  for (const { row, cells } of rows.slice(columns.headerAt + 1)) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const priced = pricedRow(cells, columns)
    if (typeof priced === 'string') {
      setAside.push({ row, because: priced })
      continue
    }
    for (const [what, dollars] of priced) {
      const known = prices.get(what)
      if (known === undefined) prices.set(what, [row, what, dollars])
      else if (known[2] === dollars)
        setAside.push({ row, because: `row ${known[0]} says the same` })
      else return { read: undefined, problem: contradiction(what, known, [row, what, dollars]) }
    }
  }
  if (prices.size === 0) return { read: undefined, problem: nothingPriced(setAside) }
  if (prices.size > mostPrices) {
    const problem = `The file has ${prices.size} prices; one rule holds at most ${mostPrices}. Keep those that the clause is about.`
    return { read: undefined, problem }
  }
  const { taken, unread } = columns
  return { read: { prices: [...prices.values()], setAside, taken, unread }, problem: undefined }
}

/**
 * Reads the one fee table among the tables of a file, such as the sheets of a workbook. Where several are
 * fee tables, nobody is asked to guess which of them the clause means.
 */
export function feeTableAmong(tables: readonly (readonly FeeTableRow[])[]): FeeTableReading {
  const readings = tables.map(readFeeTable)
  const [read, another] = readings.filter((reading) => reading.read !== undefined)
  if (another !== undefined) {
    const problem =
      'Several sheets of the workbook are fee tables. Keep the one that the clause is about.'
    return { read: undefined, problem }
  }
  return read ?? readings[0] ?? { read: undefined, problem: 'The file has no rows.' }
}

function contradiction(what: string, one: WrittenPrice, other: WrittenPrice): string {
  return `Rows ${one[0]} and ${other[0]} price ${what} differently, at $${one[2]} and $${other[2]}. Keep the row that the contract means; prices of other dates, payers or networks are rules of their own.`
}

function nothingPriced(setAside: readonly { row: number; because: string }[]): string {
  const [first] = setAside
  const why = first === undefined ? '' : ` Row ${first.row}: ${first.because}.`
  return `No row of the file has a procedure code and a price.${why}`
}

/** The prices of a row, or why it has none. */
function pricedRow(
  cells: readonly string[],
  columns: FeeColumns,
): string | readonly (readonly [what: string, dollars: number])[] {
  const code = codeOf(cells, columns)
  if (code === undefined) return 'no procedure code'
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? '').trim())
  if (/^inpatient$/i.test(cell(columns.setting))) return 'a price of inpatient stays'
  const method = cell(columns.methodology)
  if (method !== '' && !/^fee schedule$/i.test(method))
    return `paid by “${method}”, not by the unit`
  const modifiers = columns.modifiers.flatMap((at) =>
    cell(at)
      .toUpperCase()
      .split(/[\s,;|/-]+/),
  )
  const named = modifiers.filter((modifier) => modifier !== '')
  const odd = named.find((modifier) => !/^[0-9A-Z]{2}$/.test(modifier))
  if (odd !== undefined) return `“${odd}” is no modifier`
  const prices: [string, number][] = []
  for (const { at, site, part } of columns.prices) {
    const dollars = dollarsOf(cell(at))
    if (dollars === undefined) continue
    const modifiers = [...new Set(part === undefined ? named : [...named, part])]
    const what = listedKey({ code, modifiers, ...(site !== undefined && { site }) })
    prices.push([what, dollars])
  }
  return prices.length > 0 ? prices : 'no price above zero'
}

/** The first of the code columns that holds a CPT or HCPCS code, and is said to where types are stated. */
function codeOf(cells: readonly string[], { codes }: FeeColumns): string | undefined {
  for (const { at, typeAt } of codes) {
    const type = typeAt === undefined ? '' : (cells[typeAt] ?? '').trim()
    if (type !== '' && !/^(?:cpt|hcpcs)\b/i.test(type)) continue
    const code = (cells[at] ?? '').trim().toUpperCase()
    if (/^(?:\d{4}[0-9A-Z]|[A-Z]\d{4})$/.test(code)) return code
  }
  return undefined
}

/** `$1,234.50`, `97.5`, `0.0345`; undefined of nothing, zero, and what is no amount. */
function dollarsOf(text: string): number | undefined {
  const plain = text.replace(/^\$\s*|\s*(?:USD|\$)$/gi, '')
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(plain)) return undefined
  const dollars = Math.round(Number(plain.replaceAll(',', '')) * 10_000) / 10_000
  return dollars > 0 && dollars <= 10_000_000 ? dollars : undefined
}

/** One rule is one contract: rows of several payers or plans would be priced by whichever stands first. */
function problemOfPayers(
  rows: readonly FeeTableRow[],
  { headerAt, whose }: FeeColumns,
): string | undefined {
  const named = new Set<string>()
  for (const { cells } of rows.slice(headerAt + 1)) {
    const name = whose.map((at) => (cells[at] ?? '').trim()).filter((text) => text !== '')
    if (name.length > 0) named.add(name.join(' '))
  }
  if (named.size < 2) return undefined
  const [one = '', two = ''] = named
  return `The file has prices of ${named.size} payers, plans or periods (${one}; ${two}${named.size > 2 ? '; ...' : ''}). Keep the rows of the one that the clause is about.`
}
