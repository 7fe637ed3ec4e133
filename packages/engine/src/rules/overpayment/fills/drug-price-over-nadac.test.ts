import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import type { DrugPrice } from '../../../reference/drug-rows.ts'
import { drugPriceOverNadac } from './drug-price-over-nadac.ts'

const prices: Record<string, DrugPrice> = {
  '00378180101': { unitDollars: 0.1, unit: 'EA' },
  '00088221901': { unitDollars: 25, unit: 'ML' },
}
const tables = { drugPrices: released('drugPrices', codeTable(prices, false)) }
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20000,
  ndcAsBilled: '00378180101',
  ndc: '00378180101',
  quantity: 90,
  daysSupply: 90,
  unitOfMeasure: 'EA',
}

ruleTable(drugPriceOverNadac, { base, tables }, [
  {
    name: 'ten times the acquisition cost',
    lines: [{ ingredientCostCents: 9000, paidCents: 8500 }],
    expect: 'finding',
    flags: [1],
    class: 'outlier',
    atRiskCents: 6300,
    says: 'is 10 times the average acquisition cost of $9.00',
  },
  { name: 'three times', lines: [{ ingredientCostCents: 2700 }], expect: 'pass' },
  {
    name: 'a multiple of very little',
    lines: [{ ingredientCostCents: 3600 }],
    expect: 'pass',
  },
  {
    name: 'payment and patient share, less the dispensing fee',
    lines: [{ paidCents: 9000, patientShareCents: 500, dispensingFeeCents: 500 }],
    expect: 'finding',
    flags: [1],
    says: '$90.00 (payment and patient share)',
  },
  {
    name: 'one vial is not one millilitre',
    lines: [{ ndc: '00088221901', quantity: 1, ingredientCostCents: 25000 }],
    expect: 'cannot-tell',
    says: 'another unit',
  },
  {
    name: 'no unit, but a count of tablets',
    lines: [{ unitOfMeasure: undefined, paidCents: 9000 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'no unit, and a quantity of one',
    lines: [{ unitOfMeasure: undefined, quantity: 1, paidCents: 9000 }],
    expect: 'cannot-tell',
  },
  {
    name: 'prices of another year',
    lines: [{ serviceFromDay: 15000, ingredientCostCents: 9000 }],
    expect: 'cannot-tell',
    says: 'of another time',
  },
  { name: 'no price', lines: [{ ndc: '11111111112', paidCents: 9000 }], expect: 'cannot-tell' },
  { name: 'no money', lines: [{}], expect: 'cannot-tell' },
  { name: 'compound', lines: [{ compoundCode: '2', paidCents: 9000 }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
