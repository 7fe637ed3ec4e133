import { ruleTable } from '../../testing/rule-table.ts'
import { rebateOverPrice } from './rebate-over-price.ts'

const base = {
  auditType: 'pharmacy' as const,
  ndc: '00002821501',
  ingredientCostCents: 10_000,
  paidCents: 9000,
  rebateCents: 12_500,
}

ruleTable(rebateOverPrice, { base }, [
  {
    name: 'a quarter more than the drug cost',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 2500,
    says: 'dispute code R',
  },
  {
    name: 'by what was paid',
    lines: [{ ingredientCostCents: undefined }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 3500,
  },
  {
    name: 'Medicaid is told of the change of 2024',
    lines: [{ planType: 'Medicaid' }],
    expect: 'finding',
    flags: [1],
    says: 'since 2024',
  },
  { name: 'below the price', lines: [{ rebateCents: 8000 }], expect: 'pass' },
  { name: 'no rebate', lines: [{ rebateCents: 0 }], expect: 'not-applicable' },
  {
    name: 'no amount',
    lines: [{ rebateCents: undefined, rebateInvoiced: true }, {}],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'no price',
    lines: [{ ingredientCostCents: undefined, paidCents: undefined }],
    expect: 'cannot-tell',
  },
])
