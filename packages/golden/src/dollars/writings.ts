import { medicalDialects, pharmacyDialects, writeCsv, type Dialect } from '../making/dialects.ts'
import { SeededRandom } from '../making/seeded-random.ts'
import { fillRows, medicalRows } from './all-kinds.ts'
import type { JudgedRow } from './play-kinds.ts'

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

interface Writing {
  readonly name: string
  readonly order?: (rows: readonly number[]) => readonly number[]
  readonly money?: (amount: string) => string
  readonly header?: (name: string) => string
  readonly without?: readonly string[]
  readonly basis?: WrittenKinds['basis']
}

const paidColumns = ['Paid', 'Patient Responsibility', 'Plan Paid', 'Copay']
const adjustmentColumns = [1, 2, 3].flatMap((at) =>
  ['Adj Group Code', 'Adj Reason Code', 'Adj Amount'].map((name) => `${name} ${at}`),
)
const moneyHeaders =
  /^(?:Charge|Allowed|Paid|Patient Responsibility|Adj Amount \d|Ingredient Cost|Dispensing Fee|Usual and Customary|Total Cost|Copay|Plan Paid)$/

export const writings: readonly Writing[] = [
  { name: 'in order' },
  { name: 'in reverse', order: (rows) => rows.toReversed() },
  { name: 'shuffled', order: shuffled },
  {
    name: 'with currency signs and parentheses',
    money: (amount) => (amount.startsWith('-') ? `($${amount.slice(1)})` : `$${amount}`),
  },
  { name: 'with decimal commas', money: (amount) => amount.replace('.', ',') },
  {
    name: 'in cents',
    money: (amount) => amount.replace('.', ''),
    header: (name) => `${name} (in cents)`,
  },
  {
    name: 'without what was paid',
    without: [...paidColumns, ...adjustmentColumns],
    basis: 'allowed',
  },
  {
    name: 'with charges alone',
    without: [
      ...paidColumns,
      ...adjustmentColumns,
      'Allowed',
      'Total Cost',
      'Ingredient Cost',
      'Dispensing Fee',
    ],
    basis: 'charge',
  },
]

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

function shuffled(numbers: readonly number[]): readonly number[] {
  const random = new SeededRandom('other order')
  return numbers
    .map((number) => [random.next(), number] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, number]) => number)
}
