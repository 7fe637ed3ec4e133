import type { FillRow } from '../making/fill-row.ts'
import type { Cell } from './layout.ts'
import { madeName } from './medical-cells.table.ts'

type Fields = readonly (keyof FillRow)[]

/** Fields that a cell shows as they are. */
type PlainField = {
  [Field in keyof FillRow]: FillRow[Field] extends string | number ? Field : never
}[keyof FillRow]

const text = (fields: Fields, of: (row: FillRow) => string): Cell<FillRow> => ({
  fields,
  kind: 'text',
  of,
})
const plain = (field: PlainField) => text([field], (row) => String(row[field]))
const day = (field: 'birth' | 'filled' | 'written') =>
  ({ fields: [field], kind: 'day', of: (row) => row[field] }) satisfies Cell<FillRow>
const money = (
  field: 'ingredientCost' | 'fee' | 'charge' | 'allowed' | 'copay' | 'paid' | 'rebate',
) => ({ fields: [field], kind: 'money', of: (row) => row[field] }) satisfies Cell<FillRow>
const transactions = { Paid: 'P', Reversed: 'X', Rejected: 'R' } as const

/** What pharmacy layouts can say in a cell. */
export const fillCells = {
  claim: plain('claimId'),
  payer: plain('payer'),
  plan: plain('plan'),
  member: plain('member'),
  family: text(['member'], ({ member }) => member.replace(/-\d$/, '')),
  person: text(['member'], ({ member }) => `0${/-(\d)$/.exec(member)?.[1] ?? '1'}`),
  birth: day('birth'),
  sex: plain('sex'),
  sexWord: text(['sex'], ({ sex }) => (sex === 'F' ? 'Female' : 'Male')),
  sexDigit: text(['sex'], ({ sex }) => (sex === 'F' ? '2' : '1')),
  filled: day('filled'),
  written: day('written'),
  prescription: plain('prescription'),
  refill: plain('refill'),
  prescriptionRefill: text(
    ['prescription', 'refill'],
    ({ prescription, refill }) => `${prescription}-${String(refill).padStart(2, '0')}`,
  ),
  refillsAllowed: plain('refillsAllowed'),
  ndc: plain('ndc'),
  drugName: plain('drugName'),
  drugAndNdc: text(['ndc', 'drugName'], ({ ndc, drugName }) => `${drugName} (${ndc})`),
  memberName: text(
    [],
    ({ member }) => `${madeName(member.slice(0, 5))}, ${madeName(member.slice(5))}`,
  ),
  quantity: plain('quantity'),
  quantityWords: text(['quantity'], ({ quantity }) => `${quantity} EA`),
  days: plain('days'),
  daysWords: text(['days'], ({ days }) => `${days} DS`),
  quantityAndDays: text(['quantity', 'days'], ({ quantity, days }) => `${quantity} / ${days}`),
  unit: plain('unit'),
  daw: plain('daw'),
  brand: text(['brand'], ({ brand }) => (brand ? 'B' : 'G')),
  brandWord: text(['brand'], ({ brand }) => (brand ? 'Brand' : 'Generic')),
  prescriber: plain('prescriberNpi'),
  prescriberName: text([], ({ prescriberNpi }) => `DR ${madeName(prescriberNpi.slice(4))}`),
  pharmacyName: text([], ({ pharmacyNpi }) => `${madeName(pharmacyNpi.slice(4))} PHARMACY #12`),
  pharmacy: plain('pharmacyNpi'),
  compound: text(['compound'], ({ compound }) => (compound ? '2' : '1')),
  compoundLetter: text(['compound'], ({ compound }) => (compound ? 'Y' : 'N')),
  clarification: plain('clarification'),
  basisOfCost: plain('basisOfCost'),
  diagnosis: plain('diagnosis'),
  ingredient: money('ingredientCost'),
  fee: money('fee'),
  usual: money('charge'),
  total: money('allowed'),
  copay: money('copay'),
  paid: money('paid'),
  status: plain('status'),
  statusUpper: text(['status'], ({ status }) => status.toUpperCase()),
  statusLong: text(
    ['status'],
    ({ status }) => ({ Paid: 'PAYABLE', Reversed: 'REVERSAL', Rejected: 'REJECT' })[status],
  ),
  statusLetter: text(['status'], ({ status }) => transactions[status]),
  transaction: text(['status'], ({ status }) => (status === 'Reversed' ? 'B2' : 'B1')),
  rejectedLetter: text(['status'], ({ status }) => (status === 'Rejected' ? 'Y' : 'N')),
  reversedLetter: text(['status'], ({ status }) => (status === 'Reversed' ? 'Y' : 'N')),
  /** Adjustment or deletion of a prescription drug event; blank for the original. */
  deletion: text(['status'], ({ status }) => (status === 'Reversed' ? 'D' : '')),
  rejectCode: plain('rejectCode'),
  rebate: money('rebate'),
} as const satisfies Readonly<Record<string, Cell<FillRow>>>

export type FillCell = keyof typeof fillCells
