import { SeededRandom } from '../making/seeded-random.ts'

/** An order of the rows and a way of writing their amounts. */
export interface Writing {
  readonly name: string
  readonly order?: (rows: readonly number[]) => readonly number[]
  readonly money?: (amount: string) => string
  readonly header?: (name: string) => string
  readonly without?: readonly string[]
  /** Names of columns as others give them. */
  readonly layout?: 'warehouse'
  /** Sent as two files, the later with the earlier as what is known of its patients. */
  readonly inTwo?: true
  /** Without the prices of schedules: what those show may be missed. */
  readonly starterOnly?: true
  /** The amount that stands for what was paid. */
  readonly basis?: 'paid' | 'allowed' | 'charge'
}

const paidColumns = ['Paid', 'Patient Responsibility', 'Plan Paid', 'Copay', 'Other Payer Paid']
const adjustmentColumns = [1, 2, 3].flatMap((at) =>
  ['Adj Group Code', 'Adj Reason Code', 'Adj Amount'].map((name) => `${name} ${at}`),
)
export const writings: readonly Writing[] = [
  { name: 'in order' },
  { name: 'in reverse', order: (rows) => rows.toReversed() },
  { name: 'shuffled', order: shuffled },
  {
    name: 'with currency signs and parentheses',
    money: (amount) => (amount.startsWith('-') ? `($${amount.slice(1)})` : `$${amount}`),
  },
  { name: 'with decimal commas', money: (amount) => amount.replace('.', ',') },
  { name: 'with points for thousands', money: (amount) => german(amount) },
  { name: 'with commas for thousands', money: (amount) => `$${thousands(amount, ',')}` },
  { name: 'with the minus behind', money: (amount) => amount.replace(/^-(.*)/, '$1-') },
  { name: 'in two uploads', inTwo: true },
  { name: 'in the columns of a warehouse', layout: 'warehouse' },
  { name: 'with the tables of the starter pack alone', starterOnly: true },
  { name: 'without adjustments', without: adjustmentColumns },
  { name: 'without numbers of lines', without: ['Line'] },
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

function german(amount: string): string {
  return thousands(amount, '.').replace(/\.(\d\d)$/, ',$1')
}

function thousands(amount: string, mark: string): string {
  return amount.replace(/\B(?=(?:\d{3})+\.)/g, mark)
}

function shuffled(numbers: readonly number[]): readonly number[] {
  const random = new SeededRandom('other order')
  return numbers
    .map((number) => [random.next(), number] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, number]) => number)
}
