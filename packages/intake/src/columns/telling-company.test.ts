import { expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'

/** What the columns of twelve lines are taken for, by their headers. */
async function fieldsOf(columns: Readonly<Record<string, (at: number) => string>>) {
  const names = Object.keys(columns)
  const rows = Array.from({ length: 12 }, (_, at) =>
    names.map((name) => columns[name]?.(at) ?? '').join(','),
  )
  const { columns: read } = await readText([names.join(','), ...rows].join('\n'))
  return Object.fromEntries(read.map(({ header, field }) => [header, field]))
}

const day = (at: number) => `03/${String(at + 1).padStart(2, '0')}/2025`
const base = {
  'Claim No': (at: number) => `C100${at >> 1}`,
  'Member ID': (at: number) => `M${at >> 1}`,
  DOS: day,
  CPT: () => '99213',
  Charge: () => '120.00',
  Paid: () => '80.00',
}

function without(...names: readonly string[]) {
  return Object.fromEntries(Object.entries(base).filter(([name]) => !names.includes(name)))
}

test('two numbers of a claim that are the same on every row are one', async () => {
  const { 'Claim No': number, ...others } = base
  const fields = await fieldsOf({ RepricerClaimNbr1: number, TPAClaimNbrX: number, ...others })
  expect(fields.RepricerClaimNbr1).toBe('claimId')
})

test('modifiers on one line alone are read under a name that says so', async () => {
  const fields = await fieldsOf({ ...base, 'Modifier(s) - All': (at) => (at === 3 ? '25' : '') })
  expect(fields['Modifier(s) - All']).toBe('modifiers')
})

test('a number of a hospital’s record is nobody’s units', async () => {
  const others = without('Member ID')
  const fields = await fieldsOf({
    ...others,
    'UNIT#': (at) => String(154_000 + (at >> 1) * 7),
    CNT: (at) => String(1 + (at % 3 === 0 ? 1 : 0)),
  })
  expect([fields['UNIT#'], fields.CNT]).toEqual(['patientKey', 'units'])
})

test('of a file of injuries that names nobody, the number of the case is the patient', async () => {
  const number = base['Claim No']
  const others = without('Member ID', 'Claim No')
  const fields = await fieldsOf({
    'Claim No': (at) => `W${at >> 2}`,
    'Bill Ctrl Nbr': number,
    DOI: () => '01/15/2024',
    ...others,
  })
  expect([fields['Claim No'], fields['Bill Ctrl Nbr']]).toEqual(['patientKey', 'claimId'])
})

test('a constant total takes the charge from no other column', async () => {
  const { Charge: charge, ...others } = base
  const varied = (at: number) => (at % 2 === 0 ? charge() : '150.00')
  const fields = await fieldsOf({ Total: () => '99123.45', ...others, Fee: varied })
  expect([fields.Fee, fields.Total]).toEqual(['chargeCents', 'ignored'])
})

test('a constant day takes the place of no day that only its values tell', async () => {
  const { DOS: dos, ...others } = base
  const fields = await fieldsOf({ Date: () => '10/05/2025', 'Exam/Dispense Day': dos, ...others })
  expect(fields['Exam/Dispense Day']).toBe('serviceFromDay')
})

test('a state of the record is no status of a claim beside one that is', async () => {
  const fields = await fieldsOf({
    Status: () => 'LOADED',
    'Claim Type': (at) => (at === 2 ? 'VOID' : 'PAID'),
    ...base,
  })
  expect([fields['Claim Type'], fields.Status]).toEqual(['claimStatus', 'ignored'])
})

test('the mark of a table is left off beside columns that do not have it', async () => {
  const marked = Object.fromEntries(
    Object.entries({
      ...base,
      'Line No': (at: number) => String(1 + (at % 2)),
      MOD1: () => '',
    }).map(([name, of]) => [`CLMDTL_${name.replace(' ', '_')}`, of]),
  )
  const fields = await fieldsOf({ ...marked, Region: () => 'NE', Notes: () => 'x' })
  expect([fields.CLMDTL_Claim_No, fields.CLMDTL_Charge, fields.CLMDTL_Line_No]).toEqual([
    'claimId',
    'chargeCents',
    'lineNumber',
  ])
})

test('a unit price that units never multiply to the charge is not used, though values alone tell the units', async () => {
  const fields = await fieldsOf({
    ...base,
    'Svc Ct': (at) => (at === 3 ? '2' : '1'),
    'Unit Cost': () => '9.99',
  })
  expect([fields['Svc Ct'], fields['Unit Cost']]).toEqual(['units', 'ignored'])
})
