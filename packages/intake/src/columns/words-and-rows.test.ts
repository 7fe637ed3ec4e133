import { expect, test } from 'vitest'
import { tokensOf } from '../source/token-source.ts'
import { understandColumns } from '../understand/understand-table.ts'

/** Rows that differ as those of claims do: by how many rows were before. */
type Cell = (at: number) => string

const cents = (amount: number) => (amount / 100).toFixed(2)
const allowedOf = (at: number) => 9_000 + 317 * at
const medical: Readonly<Record<string, Cell>> = {
  claim: (at) => `C${8_120_000 + Math.floor(at / 2)}`,
  line: (at) => String((at % 2) + 1),
  patient: (at) => `M${33_170 + Math.floor(at / 2)}`,
  birth: (at) => `0${(at % 9) + 1}/11/19${40 + ((at * 7) % 50)}`,
  day: (at) => `03/${10 + (at % 18)}/2024`,
  place: () => '11',
  code: (at) => ['99213', '36415', '80053', 'J1885'][at % 4] ?? '',
  modifier: (at) => ['25', 'LT', '59', '50'][at % 4] ?? '',
  second: (at) => (at % 5 === 0 ? '59' : ''),
  diagnosis: (at) => ['I10', 'E11.9', 'M54.5'][at % 3] ?? '',
  units: (at) => (at % 6 === 0 ? '2' : '1'),
  charge: (at) => cents(allowedOf(at) + 2_500 + 11 * at),
  allowed: (at) => cents(allowedOf(at)),
  paid: (at) => cents(allowedOf(at) - 1_000 - 13 * at),
  share: (at) => cents(1_000 + 13 * at),
  npi: () => '1234567893',
}
const fill: Readonly<Record<string, Cell>> = {
  claim: (at) => `R${471_301 + 7 * at}`,
  member: (at) => `P${48_496 + Math.floor(at / 2)}`,
  day: (at) => `03/${10 + (at % 18)}/2024`,
  prescription: (at) => String(6_347_452 + 3 * Math.floor(at / 2)),
  refill: (at) => String(at % 3),
  ndc: (at) => ['00003089321', '00093505610', '00378718505'][at % 3] ?? '',
  drug: () => 'LISINOPRIL 10 MG TABLET',
  quantity: (at) => ['30', '90', '60'][at % 3] ?? '',
  days: (at) => ['30', '90', '30'][at % 3] ?? '',
  prescriber: () => '1003000126',
  pharmacy: () => '1234567893',
  cost: (at) => cents(1_200 + 31 * at),
  fee: () => '1.50',
  paid: (at) => cents(1_200 + 31 * at + 150 - 400 - at),
  share: (at) => cents(400 + at),
}

/** What columns are taken for, by their headers; undefined for those that are not understood. */
async function meaningsOf(
  cells: Readonly<Record<string, Cell>>,
  columns: Readonly<Record<string, string>>,
) {
  const headers = Object.keys(columns)
  const rows = Array.from({ length: 40 }, (_, at) =>
    headers.map((header) => cells[columns[header] ?? '']?.(at) ?? ''),
  )
  const tokens = tokensOf([headers, ...rows].map((each, at) => ({ row: at + 1, cells: [...each] })))
  const { columns: known } = await understandColumns(tokens, {})
  return Object.fromEntries(
    known.map(({ column, meaning, confidence }) => [column.header, { meaning, confidence }]),
  )
}

test.each<readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
  [
    'a day of service, whatever it is called besides, and a short word for principal',
    {
      'Claim ID': 'claim',
      'Member ID': 'patient',
      CPT: 'code',
      'Chg Svc Date': 'day',
      'Princ Dx': 'diagnosis',
    },
    { 'Chg Svc Date': 'serviceFromDay', 'Princ Dx': 'principalDiagnosis' },
  ],
  [
    'codes and positions that could be amounts',
    {
      'Claim ID': 'claim',
      'Bill Line': 'line',
      'Member ID': 'patient',
      'Service Billed': 'code',
      'Date of Service': 'day',
      'Doctor Billed': 'charge',
    },
    { 'Service Billed': 'procedureCode', 'Doctor Billed': 'chargeCents' },
  ],
  [
    'days that could be numbers, and words of a family',
    {
      'Member ID': 'patient',
      Sex: 'sex',
      'Visit day': 'day',
      CPT: 'code',
      'Full price': 'charge',
      'Discounted price': 'allowed',
      'Insurance covered': 'paid',
      'Our part': 'share',
    },
    {
      'Visit day': 'serviceFromDay',
      'Full price': 'chargeCents',
      'Discounted price': 'allowedCents',
      'Insurance covered': 'paidCents',
      'Our part': 'patientShareCents',
    },
  ],
  [
    'letters that all names begin with, and a second modifier',
    {
      CXCLM: 'claim',
      CXMBR: 'patient',
      CXDOB: 'birth',
      CXFDOS: 'day',
      CXPOS: 'place',
      CXCPT: 'code',
      CXMODA: 'modifier',
      CXMODB: 'second',
      CXNPI: 'npi',
    },
    {
      CXCLM: 'claimId',
      CXDOB: 'birthDay',
      CXPOS: 'placeOfService',
      CXCPT: 'procedureCode',
      CXMODA: 'modifiers',
      CXMODB: 'modifiers',
    },
  ],
])('%s are understood by words and rows together', async (_, columns, expected) => {
  const known = await meaningsOf(medical, columns)
  const meanings = Object.keys(expected).map((header) => [header, known[header]?.meaning])
  expect(Object.fromEntries(meanings)).toEqual(expected)
})

const ofFill = {
  'Claim ID': 'claim',
  'Card No': 'member',
  'Fill Date': 'day',
  'Rx No': 'prescription',
  NDC: 'ndc',
  'Day Supply': 'days',
} as const

test('a quantity that is billed is no charge, and a charge for dispensing no quantity', async () => {
  const known = await meaningsOf(fill, {
    ...ofFill,
    ...{
      'Billed Qty': 'quantity',
      'Ing Cost': 'cost',
      'Disp Chg': 'fee',
      Copay: 'share',
      'Plan Paid': 'paid',
    },
  })
  expect(known['Billed Qty']?.meaning).toBe('quantity')
  expect(known['Disp Chg']?.meaning).toBe('dispensingFeeCents')
})

test('a provider of a fill is who prescribed, where another column is the pharmacy', async () => {
  const known = await meaningsOf(fill, {
    ...ofFill,
    'Provider NPI': 'prescriber',
    'Pharmacy NPI': 'pharmacy',
  })
  expect(known['Pharmacy NPI']?.meaning).toBe('pharmacyId')
  expect(known['Provider NPI']?.meaning).toBe('prescriberNpi')
})

test('of two payments that come to the price of a fill either may be the plan’s: both are asked about', async () => {
  const known = await meaningsOf(fill, {
    ...ofFill,
    ...{ 'Drug Cost': 'cost', 'Disp Fee': 'fee', 'They paid': 'paid', 'We paid': 'share' },
  })
  for (const header of ['They paid', 'We paid']) {
    expect(known[header]?.meaning).toMatch(/^(?:paidCents|patientShareCents)$/)
    expect(known[header]?.confidence).toBeLessThan(0.75)
  }
})

test('names that say whose each part is leave nothing to ask', async () => {
  const known = await meaningsOf(fill, {
    ...ofFill,
    ...{ 'Drug Cost': 'cost', 'Disp Fee': 'fee', 'Carrier sent': 'paid', 'Family sent': 'share' },
  })
  expect(known['Carrier sent']?.meaning).toBe('paidCents')
  expect(known['Family sent']?.meaning).toBe('patientShareCents')
})

test.each(['We paid', 'WePaid', 'we_paid', 'Paid by us'])(
  'of a medical file’s %s and what they paid either may be the plan’s, whatever told them',
  async (ours) => {
    const theirs = ours.replace('We', 'They').replace('we', 'they').replace('us', 'them')
    const known = await meaningsOf(medical, {
      ...{ 'Claim ID': 'claim', 'Member ID': 'patient', CPT: 'code', 'Date of Service': 'day' },
      ...{ Billed: 'charge', Allowed: 'allowed', [ours]: 'paid', [theirs]: 'share' },
    })
    for (const header of [ours, theirs]) {
      const { meaning, confidence = 1 } = known[header] ?? {}
      const isUsed = meaning === 'paidCents' || meaning === 'patientShareCents'
      expect(isUsed && confidence >= 0.75, `${header} is ${String(meaning)}`).toBe(false)
    }
  },
)
