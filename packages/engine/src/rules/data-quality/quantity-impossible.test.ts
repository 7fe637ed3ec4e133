import { ruleTable } from '../../testing/rule-table.ts'
import { quantityImpossible } from './quantity-impossible.ts'

ruleTable(quantityImpossible, { base: { auditType: 'pharmacy', paidCents: 4500 } }, [
  { name: 'thirty', lines: [{ quantity: 30 }], expect: 'pass' },
  { name: 'half of one', lines: [{ quantity: 0.5 }], expect: 'pass' },
  {
    name: 'nothing',
    lines: [{ quantity: 0 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 4500,
    says: 'quantity of 0',
  },
  {
    name: 'less than nothing, and paid',
    lines: [{ quantity: -30 }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'a reversal',
    lines: [{ quantity: -30, claimStatus: 'reversed', paidCents: -4500 }],
    expect: 'not-applicable',
  },
  {
    name: 'rejected',
    lines: [{ quantity: 0, claimStatus: 'denied', paidCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'a third of a tablet',
    lines: [{ quantity: 30.33, drugName: 'SERTRALINE HCL 25 MG TABLET' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'counted out',
  },
  {
    name: 'half tablets',
    lines: [{ quantity: 22.5, drugName: 'SERTRALINE HCL 25 MG TABLET' }],
    expect: 'pass',
  },
  {
    name: 'a liquid',
    lines: [{ quantity: 10.33, drugName: 'AMOXICILLIN 125 MG/5 ML SUSP' }],
    expect: 'pass',
  },
  { name: 'blank', lines: [{}, { quantity: 30 }], expect: 'cannot-tell' },
])
