import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { sepsisInShortStay } from './sepsis-in-short-stay.ts'

const base = {
  claimId: 'A',
  claimType: 'institutional',
  billType: '111',
  revenueCode: '0120',
  drg: '871',
  dischargeStatus: '01',
  admissionDay: day('2024-05-01'),
  dischargeDay: day('2024-05-03'),
  paidCents: 1_000_000,
} as const

ruleTable(sepsisInShortStay, { base }, [
  {
    name: 'home after two nights',
    lines: [{}, { revenueCode: '0250' }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 0,
    says: 'DRG 871 is sepsis, and the patient went home after 2 nights',
  },
  { name: 'after three', lines: [{ dischargeDay: day('2024-05-04') }], expect: 'pass' },
  { name: 'to another hospital', lines: [{ dischargeStatus: '02' }], expect: 'not-applicable' },
  { name: 'died', lines: [{ dischargeStatus: '20' }], expect: 'not-applicable' },
  { name: 'no status', lines: [{ dischargeStatus: undefined }], expect: 'cannot-tell' },
  { name: 'no discharge', lines: [{ dischargeDay: undefined }], expect: 'cannot-tell' },
  { name: 'pneumonia', lines: [{ drg: '193' }], expect: 'not-applicable' },
  { name: 'a bill in parts', lines: [{ billType: '113' }], expect: 'not-applicable' },
  {
    name: 'the same line of a stay, whichever row comes first',
    lines: [{ drg: '871', revenueCode: '0250', paidCents: 100 }, { drg: '871' }],
    expect: 'finding',
    flags: [2],
  },
])
