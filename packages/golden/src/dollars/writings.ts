import { medicalDialects, pharmacyDialects, writeCsv, type Dialect } from '../making/dialects.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { fillRows, medicalRows } from './all-kinds.ts'
import type { JudgedRow } from './judged-row.ts'
import { writings, type Writing } from './writings.table.ts'

/** What a row of either type says of money. */
export interface PaidRow {
  readonly claimId: string
  readonly paid: number
  readonly allowed: number
  /** What the patient owes of a service, and of a fill. */
  readonly share?: number
  readonly copay?: number
}

/** The same rows in one order and one way of writing. */
export interface WrittenKinds {
  readonly writing: string
  readonly type: 'medical' | 'pharmacy'
  readonly text: string
  /** In the order of the lines. */
  readonly rows: readonly JudgedRow<PaidRow>[]
  /** The amount that the writing gives for what was paid. */
  readonly basis: 'paid' | 'allowed' | 'charge'
  /** What an earlier upload holds of the same patients. */
  readonly history?: string
  /** What the writing leaves out may be missed; what is said may not be too much. */
  readonly mayMiss: boolean
  readonly starterOnly: boolean
}

const moneyHeaders =
  /^(?:Charge|Allowed|Paid|Patient Responsibility|Adj Amount \d|Ingredient Cost|Dispensing Fee|Usual and Customary|Total Cost|Copay|Plan Paid|Other Payer Paid)$/

const medicalColumns: Dialect<MedicalRow> = [
  ...medicalDialects.plain,
  ['Other Payer Paid', ({ otherPaid }) => otherPaidCell(otherPaid)],
]

const warehouseColumns: Dialect<MedicalRow> = [
  ...medicalDialects.warehouse,
  ['OTHER_PAYER_PAID_AMOUNT', ({ otherPaid }) => otherPaidCell(otherPaid)],
]

function otherPaidCell(cents: number | undefined): string {
  return cents === undefined ? '' : (cents / 100).toFixed(2)
}

/** Every kind in every writing. */
export function writtenKinds(): readonly WrittenKinds[] {
  return writings.flatMap((writing) => {
    const isWarehouse = writing.layout === 'warehouse'
    const services = isWarehouse ? warehouseColumns : medicalColumns
    const fills = isWarehouse ? pharmacyDialects.standard : pharmacyDialects.plain
    return [
      { ...written(writing, medicalRows(), services), type: 'medical' as const },
      { ...written(writing, fillRows(), fills), type: 'pharmacy' as const },
    ]
  })
}

function written<Row extends PaidRow>(
  writing: Writing,
  all: readonly JudgedRow<Row>[],
  columns: Dialect<Row>,
) {
  const { name, basis = 'paid', order, without, inTwo = false, starterOnly = false } = writing
  const dialect = columns
    .filter(([header]) => without?.includes(header) !== true)
    .map(([header, cell]) => rewritten(writing, header, cell))
  const text = (rows: readonly JudgedRow<Row>[]) =>
    writeCsv(
      rows.map(({ row }) => row),
      dialect,
    )
  const ordered = (order?.(all.map((_, at) => at)) ?? Array.from(all.keys())).flatMap(
    (at) => all[at] ?? [],
  )
  const rows = inTwo ? ordered.filter((row) => !isOfFirstClaim(row, all)) : ordered
  const history = inTwo && text(ordered.filter((row) => isOfFirstClaim(row, all)))
  return {
    writing: name,
    text: text(rows),
    rows,
    basis,
    ...(history !== false && { history }),
    mayMiss: inTwo || starterOnly,
    starterOnly,
  }
}

function isOfFirstClaim<Row extends PaidRow>(
  { kind, row }: JudgedRow<Row>,
  all: readonly JudgedRow<Row>[],
): boolean {
  return all.find((each) => each.kind === kind)?.row.claimId === row.claimId
}

function rewritten<Row>(
  { money, header: rename }: Writing,
  header: string,
  cell: (row: Row) => string | number,
): Dialect<Row>[number] {
  if (!moneyHeaders.test(header)) return [header, cell]
  return [
    rename?.(header) ?? header,
    (row) => {
      const amount = String(cell(row))
      return amount === '' ? '' : (money?.(amount) ?? amount)
    },
  ]
}
