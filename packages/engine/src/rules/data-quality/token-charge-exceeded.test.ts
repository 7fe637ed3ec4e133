import { ruleTable } from '../../testing/rule-table.ts'
import { tokenChargeExceeded } from './token-charge-exceeded.ts'

const base = {
  claimType: 'institutional',
  ...{ billType: '131', claimId: 'C1', procedureCode: 'C9898' },
  chargeCents: 101,
} as const

ruleTable(tokenChargeExceeded, { base, tables: {} }, [
  {
    name: 'a cent more',
    lines: [{ chargeCents: 102 }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
    says: 'charged at $1.02',
  },
  { name: 'the token', lines: [{}], expect: 'pass' },
  { name: 'nothing', lines: [{ chargeCents: 0 }], expect: 'pass' },
  { name: 'no charge', lines: [{ chargeCents: undefined }, {}], expect: 'cannot-tell' },
  {
    name: 'no type of bill',
    lines: [{ billType: undefined, revenueCode: '0343' }],
    expect: 'cannot-tell',
  },
  {
    name: 'a product for an outpatient',
    lines: [{ procedureCode: 'A9500', chargeCents: 30_000 }],
    expect: 'not-applicable',
  },
  {
    name: 'a critical access hospital',
    lines: [{ billType: '851', chargeCents: 30_000 }],
    expect: 'not-applicable',
  },
])
