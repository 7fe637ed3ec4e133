import type { FeeTableRow } from './fee-table-reading.ts'

/**
 * One negotiated charge of a hospital's file of standard charges (45 CFR 180.50), as it is written there;
 * texts are empty where the file says nothing.
 */
export interface StandardCharge {
  /** Line of a CSV file, or which item of a JSON file it belongs to; 1 is the first. */
  readonly row: number
  readonly codes: readonly { readonly code: string; readonly type: string }[]
  readonly modifiers: string
  readonly setting: string
  readonly billingClass: string
  /** What of a drug is priced, where that is no unit of its code: `100 ML`. */
  readonly measured: string
  readonly dollars: string
  readonly percent: string
  readonly algorithm: string
  readonly methodology: string
}

/** What a hospital's file has; charges of one payer at a time, since files have millions in all. */
export interface StandardCharges {
  /** Payers with their plans, in the order of the file; blank where it names nobody. */
  readonly names: readonly string[]
  /** The charges of one of them. */
  readonly of: (whose: string) => Iterable<StandardCharge>
}

const rowsLookedAt = 10

/**
 * The negotiated charges in the rows of a file by the CMS template, tall or wide, versions 2 and 3; undefined
 * where it is no such file.
 */
export function standardChargesIn(rows: readonly FeeTableRow[]): StandardCharges | undefined {
  const at = rows.slice(0, rowsLookedAt).findIndex(({ cells }) => isHeader(cells))
  const header = rows[at]
  if (header === undefined) return undefined
  const columns = columnsOf(header.cells)
  const body = rows.slice(at + 1)
  const named = columns.payers.map(({ whose }) => whose).filter((whose) => whose !== undefined)
  return {
    names: named.length > 0 ? named : [...new Set(body.map(({ cells }) => nameIn(cells, columns)))],
    *of(whose) {
      for (const { row, cells } of body) {
        const charge = chargeIn(row, cells, columns, whose)
        if (charge !== undefined) yield charge
      }
    },
  }
}

function isHeader(cells: readonly string[]): boolean {
  const names = cells.map((cell) => partsOf(cell).join('|'))
  return names.includes('code|1') && names.some((name) => name.startsWith('standard_charge|'))
}

/** `Standard_Charge | Acme | PPO | negotiated_dollar` in its parts; ours are lower case, names stay as they are. */
function partsOf(cell: string): readonly string[] {
  const parts = cell.split('|').map((part) => part.trim())
  const isOfPayer = parts.length > 3
  return parts.map((part, at) =>
    isOfPayer && at > 0 && at < parts.length - 1 ? part : part.toLowerCase(),
  )
}

/** Where the amounts of a payer stand; in a tall file one set for all. */
interface PayerColumns {
  /** Undefined where the row names payer and plan. */
  readonly whose: string | undefined
  readonly at: ReadonlyMap<string, number>
}

interface Columns {
  readonly codes: readonly { readonly at: number; readonly typeAt: number | undefined }[]
  readonly at: ReadonlyMap<string, number>
  readonly payers: readonly PayerColumns[]
}

function columnsOf(cells: readonly string[]): Columns {
  const at = new Map<string, number>()
  const ofPayers = new Map<string, Map<string, number>>()
  for (const [place, cell] of cells.entries()) {
    const parts = partsOf(cell)
    const field = parts.at(-1) ?? ''
    if (parts[0] === 'standard_charge' && parts.length > 3) {
      const whose = parts.slice(1, -1).join(', ')
      const known = ofPayers.get(whose) ?? new Map<string, number>()
      ofPayers.set(whose, known.set(field, place))
    } else at.set(parts.join('|'), place)
  }
  const codes = Array.from(at).flatMap(([name, place]) =>
    /^code\|\d+$/.test(name) ? [{ at: place, typeAt: at.get(`${name}|type`) }] : [],
  )
  const payers = Array.from(ofPayers, ([whose, places]) => ({ whose, at: places }))
  return { codes, at, payers: payers.length > 0 ? payers : [tallPayer(at)] }
}

const negotiated = ['negotiated_dollar', 'negotiated_percentage', 'negotiated_algorithm'] as const

function tallPayer(at: ReadonlyMap<string, number>): PayerColumns {
  const places = [...negotiated, 'methodology'].flatMap((field) => {
    const place = at.get(`standard_charge|${field}`)
    return place === undefined ? [] : [[field, place] as const]
  })
  return { whose: undefined, at: new Map(places) }
}

/** Payer and plan of a row of a tall file. */
function nameIn(cells: readonly string[], { at }: Columns): string {
  return ['payer_name', 'plan_name']
    .map((name) => cellAt(cells, at.get(name)))
    .filter((name) => name !== '')
    .join(', ')
}

function cellAt(cells: readonly string[], place: number | undefined): string {
  return place === undefined ? '' : (cells[place] ?? '').trim()
}

/** What a row says of one payer; undefined where it says nothing. */
function chargeIn(
  row: number,
  cells: readonly string[],
  columns: Columns,
  whose: string,
): StandardCharge | undefined {
  const payer = columns.payers.find((each) => (each.whose ?? nameIn(cells, columns)) === whose)
  if (payer === undefined) return undefined
  const cell = (place: number | undefined) => cellAt(cells, place)
  const named = (name: string) => cell(columns.at.get(name))
  const [dollars = '', percent = '', algorithm = ''] = negotiated.map((name) =>
    cell(payer.at.get(name)),
  )
  if (dollars + percent + algorithm === '') return undefined
  return {
    ...{ row, dollars, percent, algorithm, methodology: cell(payer.at.get('methodology')) },
    codes: columns.codes.flatMap(({ at, typeAt }) =>
      cell(at) === '' ? [] : [{ code: cell(at), type: cell(typeAt) }],
    ),
    modifiers: named('modifiers'),
    setting: named('setting'),
    billingClass: named('billing_class'),
    measured: `${named('drug_unit_of_measurement')} ${named('drug_type_of_measurement')}`.trim(),
  }
}
