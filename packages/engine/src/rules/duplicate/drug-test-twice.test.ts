import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { drugTestTwice } from './drug-test-twice.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  billingNpi: '1234567893',
  procedureCode: 'G0483',
  serviceFromDay: day('2024-08-05'),
  paidCents: 24_000,
} as const
const lesser = { procedureCode: 'G0482', paidCents: 19_000, billingNpi: '1999999984' } as const

ruleTable(drugTestTwice, { base }, [
  {
    name: 'two definitive tests of two laboratories',
    lines: [{}, lesser],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 19_000,
    says: 'definitive',
  },
  {
    name: 'two presumptive ones, in any order',
    lines: [
      { procedureCode: '80305', paidCents: 1_200 },
      { procedureCode: '80307', paidCents: 6_000 },
    ],
    expect: 'finding',
    flags: [1],
  },
  { name: 'one of each kind', lines: [{}, { procedureCode: '80307' }], expect: 'pass' },
  {
    name: 'another day',
    lines: [{}, { ...lesser, serviceFromDay: day('2024-08-12') }],
    expect: 'pass',
  },
  { name: 'one code twice, which other rules find', lines: [{}, {}], expect: 'pass' },
  { name: 'two payers', lines: [{}, { ...lesser, payer: 'Acme' }], expect: 'pass' },
  { name: 'the other was not paid', lines: [{}, { ...lesser, paidCents: 0 }], expect: 'pass' },
  { name: 'a blood count', lines: [{ procedureCode: '85025' }], expect: 'not-applicable' },
  {
    name: 'nobody named',
    lines: [{}, { ...lesser, patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
