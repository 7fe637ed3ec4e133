import { ruleTable } from '../../../testing/rule-table.ts'
import { chargeOutlier } from './charge-outlier.ts'

const usual = Array.from({ length: 12 }, (_, index) => ({ chargeCents: 10000 + 100 * index }))
const base = { procedureCode: '99213', units: 1, placeOfService: '11' }

ruleTable(chargeOutlier, { base }, [
  {
    name: 'decimal point slipped, and nothing known but charges',
    lines: [...usual, { chargeCents: 100000 }],
    expect: 'finding',
    flags: [13],
    class: 'outlier',
    atRiskCents: 89400,
    says: '9.4 times',
  },
  {
    name: 'where payments are known, a charge puts no dollars at risk',
    lines: [...usual, { chargeCents: 100000, paidCents: 7000 }],
    expect: 'finding',
    flags: [13],
    atRiskCents: 0,
  },
  { name: 'twice the usual', lines: [...usual, { chargeCents: 20000 }], expect: 'pass' },
  {
    name: 'many units at the usual price',
    lines: [...usual, { chargeCents: 100000, units: 10 }],
    expect: 'pass',
  },
  {
    name: 'too few like lines',
    lines: [{ chargeCents: 10000 }, { chargeCents: 100000 }],
    expect: 'cannot-tell',
  },
  {
    name: 'no procedure code',
    lines: [{ chargeCents: 10000, procedureCode: 'XX' }],
    expect: 'not-applicable',
  },
])
