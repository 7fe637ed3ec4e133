import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { ventilationInShortStay } from './ventilation-in-short-stay.ts'

const base = {
  claimId: 'A',
  claimType: 'institutional',
  billType: '111',
  serviceFromDay: day('2024-05-01'),
  admissionDay: day('2024-05-01'),
  dischargeDay: day('2024-05-04'),
  revenueCode: '0200',
  paidCents: 4_000_000,
} as const
const ventilated = [{ code: '5A1955Z', day: day('2024-05-01') }] as const

ruleTable(ventilationInShortStay, { base }, [
  {
    name: 'the procedure in a stay of three days',
    lines: [{ inpatientProcedures: ventilated, drg: '189' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: '5A1955Z means over 96 consecutive hours of ventilation, and the stay lasted 3 days (05/01/2024 to 05/04/2024)',
  },
  {
    name: 'a DRG of it, once for all lines of the stay',
    lines: [{ drg: '207' }, { drg: '207', revenueCode: '0250' }],
    expect: 'finding',
    flags: [2],
    says: 'DRG 207',
  },
  { name: 'a DRG with zeros in front', lines: [{ drg: '0870' }], expect: 'finding', flags: [1] },
  {
    name: 'four days may hold 96 hours',
    lines: [{ drg: '207', dischargeDay: day('2024-05-05') }],
    expect: 'pass',
  },
  {
    name: 'less than 96 hours',
    lines: [{ drg: '208', inpatientProcedures: [{ code: '5A1945Z', day: undefined }] }],
    expect: 'not-applicable',
  },
  { name: 'tracheostomy, or ventilation', lines: [{ drg: '004' }], expect: 'not-applicable' },
  { name: 'a bill in parts', lines: [{ drg: '207', billType: '112' }], expect: 'not-applicable' },
  {
    name: 'a nursing facility',
    lines: [{ drg: '207', billType: '211' }],
    expect: 'not-applicable',
  },
  {
    name: 'a visit',
    lines: [{ drg: '207', claimType: 'professional', billType: undefined, revenueCode: undefined }],
    expect: 'not-applicable',
  },
  { name: 'neither DRG nor procedures', lines: [{}], expect: 'cannot-tell' },
  {
    name: 'no discharge',
    lines: [{ drg: '207', dischargeDay: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'ends before it begins',
    lines: [{ drg: '207', dischargeDay: day('2024-04-30') }],
    expect: 'cannot-tell',
  },
  {
    name: 'the same line of a stay, whichever row comes first',
    lines: [{ drg: '207', revenueCode: '0250', paidCents: 100 }, { drg: '207' }],
    expect: 'finding',
    flags: [2],
  },
])
