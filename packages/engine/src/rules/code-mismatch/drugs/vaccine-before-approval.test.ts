import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { vaccineBeforeApproval } from './vaccine-before-approval.ts'

const base = {
  procedureCode: '90750',
  serviceFromDay: day('2017-10-20'),
  paidCents: 15_000,
} as const

ruleTable(vaccineBeforeApproval, { base, tables: {} }, [
  {
    name: 'shingles, a day too soon',
    lines: [{ serviceFromDay: day('2017-10-19') }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 15_000,
    says: '10/20/2017',
  },
  {
    name: 'COVID-19 in November 2020',
    lines: [{ procedureCode: '91300', serviceFromDay: day('2020-11-30') }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'shingles on its first day', lines: [{}], expect: 'pass' },
  { name: 'no date', lines: [{ serviceFromDay: undefined }, {}], expect: 'cannot-tell' },
  { name: 'an old vaccine', lines: [{ procedureCode: '90715' }], expect: 'not-applicable' },
  {
    name: 'denied',
    lines: [{ serviceFromDay: day('2017-10-19'), claimStatus: 'denied', paidCents: 0 }],
    expect: 'not-applicable',
  },
])
