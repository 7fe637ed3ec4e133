import { describe, expect, it } from 'vitest'
import { assignColumns } from './assign-columns.ts'
import { findByValues } from './columns-by-value.ts'
import { refineColumns } from './refining/refine-columns.ts'

type Columns = readonly (readonly [header: string, ...values: string[]])[]

/** What the columns of a medical file mean together: `meaning`, with the number of a slot behind it. */
function meanings(columns: Columns, type: 'medical' | 'pharmacy' = 'medical'): string[] {
  const sampled = columns.map(([header, ...values], index) => ({ index, header, values }))
  return findByValues(refineColumns(assignColumns(sampled, type, new Map()))).map(
    ({ meaning = '', number = '' }) => `${meaning} ${number}`.trim(),
  )
}

describe('an account number is what the columns beside it leave', () => {
  it.each<[string, Columns, string[]]>([
    [
      'visits',
      [
        ['Account #', 'A', 'A'],
        ['Visit #', 'V1', 'V2'],
      ],
      ['patientKey', 'claimId'],
    ],
    [
      'claims',
      [
        ['Acct No', 'A', 'A'],
        ['Claim #', 'C1', 'C2'],
      ],
      ['patientKey', 'claimId'],
    ],
    [
      'a patient',
      [
        ['Patient Account', 'A'],
        ['Patient ID', 'P1'],
      ],
      ['claimId', 'patientKey'],
    ],
    [
      'a record number',
      [
        ['Account', 'A'],
        ['MRN', 'P1'],
      ],
      ['claimId', 'patientKey'],
    ],
    [
      'kinds of visits',
      [
        ['Account #', 'A', 'B'],
        ['Visit', 'NEW', 'NEW'],
      ],
      ['claimId', 'ignored'],
    ],
  ])('beside %s', (_, columns, expected) => {
    expect(meanings(columns)).toEqual(expected)
  })
})

describe('a number behind a name', () => {
  it.each<[string, Columns, string[]]>([
    [
      'CPT4 is the fourth of four',
      [
        ['CPT1', '99213'],
        ['CPT2', '80053'],
        ['CPT3', '36415'],
        ['CPT4', '85025'],
      ],
      ['procedureCode 1', 'procedureCode 2', 'procedureCode 3', 'procedureCode 4'],
    ],
    [
      'CPT4 alone is a code',
      [
        ['CPT4', '99213'],
        ['Mod1', '25'],
      ],
      ['procedureCode', 'modifiers 1'],
    ],
  ])('%s', (_, columns, expected) => {
    expect(meanings(columns)).toEqual(expected)
  })
})

describe('a column that stands in for another', () => {
  const rx = ['Rx Number', '7001'] as const
  it.each<[string, 'medical' | 'pharmacy', Columns, string[]]>([
    [
      'the last day of a service alone',
      'medical',
      [
        ['CPT', '99213'],
        ['LINE_LAST_EXPNS_DT', '20240807'],
      ],
      ['procedureCode', 'serviceFromDay'],
    ],
    [
      'the last day beside the first',
      'medical',
      [
        ['CPT', '99213'],
        ['From', '8/7/2024'],
        ['Thru', '8/8/2024'],
      ],
      ['procedureCode', 'serviceFromDay', 'serviceThroughDay'],
    ],
    [
      'the quantity of the NDC of a fill',
      'pharmacy',
      [rx, ['NDC_QTY', '30']],
      ['prescriptionNumber', 'quantity'],
    ],
    [
      'the quantity of the NDC of an injection',
      'medical',
      [
        ['HCPCS', 'J1885'],
        ['NDC_QTY', '30'],
      ],
      ['procedureCode', 'ndcQuantity'],
    ],
    [
      'who bills for a fill',
      'pharmacy',
      [rx, ['BILL_PROV_NPI', '1234567893']],
      ['prescriptionNumber', 'pharmacyId'],
    ],
  ])('%s', (_, type, columns, expected) => {
    expect(meanings(columns, type)).toEqual(expected)
  })
})

describe('a location is a place of service', () => {
  it.each<[string, Columns, string]>([
    ['where it holds its codes', [['location', '11', '22']], 'placeOfService'],
    ['not where it holds towns', [['location', 'Troy', 'Utica']], ''],
    ['not where it numbers clinics', [['location', '1', '2']], ''],
    [
      'not beside one',
      [
        ['location', '11'],
        ['POS', '22'],
      ],
      '',
    ],
  ])('%s', (_, columns, expected) => {
    expect(meanings(columns)[0]).toBe(expected)
  })
})

describe('masked provider numbers', () => {
  it.each<[string, Columns, string]>([
    ['in all cells', [['Billing NPI', '9999999999', '9999999999']], 'ignored'],
    ['in one of them', [['Billing NPI', '9999999999', '1234567893']], 'billingNpi'],
    ['one biller', [['Billing NPI', '1234567893', '1234567893']], 'billingNpi'],
  ])('%s', (_, columns, expected) => {
    expect(meanings(columns)[0]).toBe(expected)
  })
})

describe('columns stand in for what a file says nowhere else', () => {
  const npis = ['1234567893', '1245319599', '1234567893']
  const days = ['2024-05-02', '2024-05-03', '2024-05-04']
  const bill: Columns = [
    ['Claim Number', 'C1', 'C2', 'C3'],
    ['Revenue Code', '0301', '0450', '0301'],
    ['Service Date', ...days],
  ]
  const service: Columns = [
    ['Claim Number', 'C1', 'C2', 'C3'],
    ['CPT', '99213', '99214', '36415'],
    ['Service Date', ...days],
  ]
  const amounts = ['12.10', '0.00', '7.55']

  it.each<[string, Columns, string]>([
    ['a hospital’s only number', [...bill, ['Hospital NPI', ...npis]], 'billingNpi'],
    ['a provider’s on hospital bills', [...bill, ['Service Provider NPI', ...npis]], 'billingNpi'],
    ['an attending’s', [...bill, ['Rendering Physician NPI', ...npis]], 'renderingNpi'],
    ['a benefit paid', [...service, ['Bene Pd', ...amounts]], 'paidCents'],
    [
      'what the plaintiff paid',
      [...service, ['Amount Paid by Plaintiff', ...amounts]],
      'paidCents',
    ],
    [
      'a beneficiary’s part beside the plan’s',
      [...service, ['Plan Paid', ...amounts], ['Bene Pd', ...amounts]],
      'patientShareCents',
    ],
  ])('%s', (_, columns, meaning) => {
    expect(meanings(columns).at(-1)).toBe(meaning)
  })

  it('an account beside a record number is the claim', () => {
    const columns: Columns = [
      ['Pt Acct', 'A1', 'A2', 'A3'],
      ['Pt MRN', 'P1', 'P1', 'P2'],
    ]
    expect(meanings(columns)).toEqual(['claimId', 'patientKey'])
  })
})
