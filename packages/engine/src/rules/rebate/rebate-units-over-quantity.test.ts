import { ruleTable } from '../../testing/rule-table.ts'
import { rebateUnitsOverQuantity } from './rebate-units-over-quantity.ts'

const base = {
  auditType: 'pharmacy' as const,
  ndc: '00597015330',
  quantity: 30,
  paidCents: 55_000,
  rebateCents: 12_000,
  rebateUnits: 30,
}

ruleTable(rebateUnitsOverQuantity, { base }, [
  {
    name: 'a decimal point that moved',
    lines: [{ rebateUnits: 300 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 10_800,
    says: 'dispute code E',
  },
  {
    name: 'packages multiplied by their size',
    lines: [{ quantity: 3, rebateUnits: 15 }],
    expect: 'finding',
    flags: [1],
    says: 'dispute code F',
  },
  {
    name: 'somewhat more, and no amount of the rebate',
    lines: [{ rebateUnits: 45, rebateCents: undefined, rebateInvoiced: true }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
    says: 'dispute code Q',
  },
  { name: 'as many', lines: [{}], expect: 'pass' },
  { name: 'rounded', lines: [{ quantity: 10.2, rebateUnits: 10.25 }], expect: 'pass' },
  { name: 'fewer', lines: [{ rebateUnits: 10 }], expect: 'pass' },
  { name: 'no units on the invoice', lines: [{ rebateUnits: undefined }], expect: 'cannot-tell' },
  { name: 'no rebate', lines: [{ rebateCents: 0 }], expect: 'not-applicable' },
  {
    name: 'the file says nothing of rebates',
    lines: [{ rebateCents: undefined }],
    expect: 'cannot-tell',
  },
])
