import { ruleTable } from '../../testing/rule-table.ts'
import { ambulanceTripFar } from './ambulance-trip-far.ts'

const base = {
  claimType: 'professional',
  procedureCode: 'A0425',
  modifiers: ['RH'],
  units: 150,
  paidCents: 150_000,
} as const

ruleTable(ambulanceTripFar, { base }, [
  {
    name: 'a hundred and fifty miles',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 50_000,
    says: '150 miles',
  },
  { name: 'forty miles, and a hundred', lines: [{ units: 40 }, { units: 100 }], expect: 'pass' },
  { name: 'by air', lines: [{ procedureCode: 'A0436' }], expect: 'not-applicable' },
  { name: 'unpaid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'no units',
    lines: [{ units: undefined }, { units: 12 }],
    expect: 'cannot-tell',
  },
])
