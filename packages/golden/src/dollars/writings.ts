import { medicalDialects, pharmacyDialects, writeCsv, type Dialect } from '../making/dialects.ts'
import { fillRows, medicalRows } from './all-kinds.ts'
import type { JudgedRow } from './judged-row.ts'
import { writings, type Writing } from './writings.table.ts'

/** What a row of either type says of money. */
export interface PaidRow {
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
}

const moneyHeaders =
  /^(?:Charge|Allowed|Paid|Patient Responsibility|Adj Amount \d|Ingredient Cost|Dispensing Fee|Usual and Customary|Total Cost|Copay|Plan Paid)$/

/** Every kind in every writing. */
export function writtenKinds(): readonly WrittenKinds[] {
  return writings.flatMap((writing) => [
    { ...written(writing, medicalRows(), medicalDialects.plain), type: 'medical' as const },
    { ...written(writing, fillRows(), pharmacyDialects.plain), type: 'pharmacy' as const },
  ])
}

function written<Row extends PaidRow>(
  writing: Writing,
  all: readonly JudgedRow<Row>[],
  plain: Dialect<Row>,
) {
  const numbers = all.map((_, at) => at)
  const order = writing.order?.(numbers) ?? numbers
  const rows = order.flatMap((at) => all[at] ?? [])
  const dialect = plain
    .filter(([header]) => writing.without?.includes(header) !== true)
    .map(([header, cell]) => rewritten(writing, header, cell))
  const text = writeCsv(
    rows.map(({ row }) => row),
    dialect,
  )
  return { writing: writing.name, text, rows, basis: writing.basis ?? ('paid' as const) }
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
