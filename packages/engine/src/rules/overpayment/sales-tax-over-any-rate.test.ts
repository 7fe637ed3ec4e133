import { ruleTable } from '../../testing/rule-table.ts'
import { salesTaxOverAnyRate } from './sales-tax-over-any-rate.ts'

const base = {
  auditType: 'pharmacy' as const,
  ingredientCostCents: 58_000,
  dispensingFeeCents: 0,
  salesTaxCents: 16_000,
  paidCents: 74_000,
}

ruleTable(salesTaxOverAnyRate, { base }, [
  {
    name: 'more than a quarter of the cost',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 16_000 - 6960,
    says: '28% of $580.00',
  },
  { name: 'a rate of eight percent', lines: [{ salesTaxCents: 4640 }], expect: 'pass' },
  {
    name: 'twenty cents on a cheap drug',
    lines: [{ ingredientCostCents: 40, salesTaxCents: 20 }],
    expect: 'pass',
  },
  { name: 'no tax', lines: [{ salesTaxCents: 0 }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'no cost',
    lines: [{ ingredientCostCents: undefined }, { salesTaxCents: 0 }],
    expect: 'cannot-tell',
  },
])
