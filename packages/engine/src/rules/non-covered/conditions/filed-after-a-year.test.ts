import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
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
    says: 'after the limit of one calendar year (03/05/2024)',
  },
  { name: 'on the last day', lines: [{ receivedDay: day('2024-03-05') }], expect: 'pass' },
  {
    name: 'a stay counts from its discharge',
    lines: [{ claimType: 'institutional', billType: '111', dischargeDay: day('2023-03-12') }],
    expect: 'pass',
  },
  {
    name: 'the last day is a Saturday, and Monday is a holiday: Tuesday is in time',
    lines: [{ serviceFromDay: day('2023-01-13'), receivedDay: day('2024-01-16') }],
    expect: 'pass',
  },
  {
    name: 'Wednesday is not',
    lines: [{ serviceFromDay: day('2023-01-13'), receivedDay: day('2024-01-17') }],
    expect: 'finding',
    flags: [1],
    says: '(01/16/2024)',
  },
  {
    name: 'a service of February 29 is filed by February 28',
    lines: [{ serviceFromDay: day('2024-02-29'), receivedDay: day('2025-03-03') }],
    expect: 'finding',
    flags: [1],
    says: '(02/28/2025)',
  },
  {
    name: 'services of 2009 had until the end of 2010',
    lines: [{ serviceFromDay: day('2009-06-05'), receivedDay: day('2010-12-20') }],
    expect: 'not-applicable',
  },
  { name: 'a correction', lines: [{ frequencyCode: '7' }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'no receipt', lines: [{}, { receivedDay: undefined }].slice(1), expect: 'cannot-tell' },
])
