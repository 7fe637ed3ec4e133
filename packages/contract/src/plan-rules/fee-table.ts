import { listedKey } from '@plumbline/engine/fee-table'
import { dollarsOf } from './dollars-of.ts'
import { feeColumns, type FeeColumns } from './fee-columns.ts'
import { modifiersIn } from './modifiers-in.ts'
import { readHospitalPrices } from './hospital-prices.ts'
import { standardChargesIn } from './standard-charges.ts'
import { standardChargesInJson } from './standard-charges-json.ts'
import { chooseWhose } from './whose-prices.ts'
import type { FeeTableReading, FeeTableRow, SetAsidePrice } from './fee-table-reading.ts'

/** A price of a fee table is dollars. */
type TablePrice = readonly [row: number, what: string, dollars: number]

/** So many prices one rule holds. */
export const mostPrices = 20_000

/**
 * Reads a contract's fee table from the cells of its file: a column of codes, one of prices or one each for
 * offices and facilities, perhaps modifiers; or a hospital's file of standard charges. Whoever approves the
 * rule is told how each column was taken.
 *
 * @param of whose prices, where the file has those of several payers, plans or periods
 */
export function readFeeTable(rows: readonly FeeTableRow[], of?: string): FeeTableReading {
  const charges = standardChargesIn(rows)
  if (charges !== undefined) return withinLimits(readHospitalPrices(charges, of))
  const { columns, problem } = feeColumns(rows)
  if (columns === undefined) return { read: undefined, problem }
  const whoseOf = whoseIn(columns)
  const body = rows.slice(columns.headerAt + 1)
  const chosen = chooseWhose(body.map(whoseOf), of)
  if (chosen.problem !== undefined) return { read: undefined, ...chosen }
  const { whose } = chosen
  const prices = new Map<string, TablePrice>()
  const setAside: SetAsidePrice[] = []
  for (const each of body) {
    const { row, cells } = each
    if (cells.every((cell) => cell.trim() === '')) continue
    if (whoseOf(each) !== whose && whoseOf(each) !== '') continue
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
  const { taken, unread } = columns
  const read = { prices: [...prices.values()], stays: [], setAside, taken, unread, of: whose }
  return withinLimits({ read: { ...read, isHospitals: false }, problem: undefined })
}

/** A hospital's file of standard charges in JSON, as somebody parsed it; else what is wrong with it. */
export function readFeeJson(file: unknown, of?: string): FeeTableReading {
  const charges = standardChargesInJson(file)
  if (charges === undefined) return { read: undefined, problem: otherJson }
  return withinLimits(readHospitalPrices(charges, of))
}

const otherJson =
  'The file is JSON, but no hospital’s file of standard charges (“standard_charge_information”).'

/** The same, unless it prices nothing or more than a rule holds. */
function withinLimits(reading: FeeTableReading): FeeTableReading {
  if (reading.read === undefined) return reading
  const { prices, stays, setAside } = reading.read
  if (prices.length + stays.length === 0)
    return { read: undefined, problem: nothingPriced(setAside) }
  const most = Math.max(prices.length, stays.length)
  if (most <= mostPrices) return reading
  const problem = `The file has ${most} prices; one rule holds at most ${mostPrices}. Keep those that the clause is about.`
  return { read: undefined, problem }
}

/**
 * Reads the one fee table among the tables of a file, such as the sheets of a workbook. Where several are
 * fee tables, nobody is asked to guess which of them the clause means.
 */
export function feeTableAmong(
  tables: readonly (readonly FeeTableRow[])[],
  of?: string,
): FeeTableReading {
  const readings = tables.map((rows) => readFeeTable(rows, of))
  const [read, another] = readings.filter((reading) => reading.read !== undefined)
  if (another !== undefined) {
    const problem =
      'Several sheets of the workbook are fee tables. Keep the one that the clause is about.'
    return { read: undefined, problem }
  }
  const asking = readings.find((each) => each.read === undefined && each.whoseChoices)
  return read ?? asking ?? readings[0] ?? { read: undefined, problem: 'The file has no rows.' }
}

function contradiction(what: string, one: TablePrice, other: TablePrice): string {
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
  const named = modifiersIn(columns.modifiers.map(cell).join(' '))
  if (typeof named === 'string') return named
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

/** Whose price a row has: what its columns of payers, plans, places and days say. */
function whoseIn({ whose }: FeeColumns): (row: FeeTableRow) => string {
  return ({ cells }) =>
    whose
      .map((at) => (cells[at] ?? '').trim())
      .filter((text) => text !== '')
      .join(' ')
}
