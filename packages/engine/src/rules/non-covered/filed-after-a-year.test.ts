import { day } from '../../day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { filedAfterAYear } from './filed-after-a-year.ts'

const base = {
  claimType: 'professional',
  payer: 'Medicare',
  procedureCode: '99213',
  serviceFromDay: day('2023-03-05'),
  receivedDay: day('2024-03-06'),
  paidCents: 8000,
} as const

ruleTable(filedAfterAYear, { base }, [
  {
    name: 'one day too late',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 8000,
    says: 'after the limit of one calendar year (2024-03-05)',
  },
  { name: 'on the last day', lines: [{ receivedDay: day('2024-03-05') }], expect: 'pass' },
  {
    name: 'a stay counts from its discharge',
    lines: [{ claimType: 'institutional', billType: '111', dischargeDay: day('2023-03-12') }],
    expect: 'pass',
  },
  { name: 'a correction', lines: [{ frequencyCode: '7' }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'no receipt', lines: [{}, { receivedDay: undefined }].slice(1), expect: 'cannot-tell' },
])
