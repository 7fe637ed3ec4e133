import { ruleTable } from '../../../testing/rule-table.ts'
import { priceOverUsualAndCustomary } from './price-over-usual-and-customary.ts'

const base = {
  auditType: 'pharmacy' as const,
  chargeCents: 4000,
  ingredientCostCents: 5000,
  dispensingFeeCents: 0,
  patientShareCents: 1000,
  paidCents: 4000,
}

ruleTable(priceOverUsualAndCustomary, { base }, [
  {
    name: 'cost and fee above the cash price',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 800,
    says: '$10.00 less',
  },
  {
    name: 'below what was asked of the payer, above the cash price beside it',
    lines: [{ chargeCents: 6000, usualAndCustomaryCents: 4500 }],
    expect: 'finding',
    flags: [1],
    says: 'the usual and customary price is $45.00',
  },
  {
    name: 'above what was asked of the payer, below the cash price',
    lines: [{ usualAndCustomaryCents: 6000 }],
    expect: 'finding',
    flags: [1],
    says: 'the pharmacy asked for $40.00',
  },
  {
    name: 'by the allowed amount',
    lines: [{ ingredientCostCents: undefined, allowedCents: 5000 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'by what plan and patient paid',
    lines: [{ ingredientCostCents: undefined }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'above it by tax alone',
    lines: [{ ingredientCostCents: 3900, salesTaxCents: 300 }],
    expect: 'pass',
  },
  { name: 'at the cash price', lines: [{ ingredientCostCents: 4000 }], expect: 'pass' },
  { name: 'a compound', lines: [{ compoundCode: '2' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'no cash price on the line',
    lines: [{ chargeCents: undefined }, {}],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'nothing says the price',
    lines: [{ ingredientCostCents: undefined, patientShareCents: undefined }],
    expect: 'cannot-tell',
  },
])
