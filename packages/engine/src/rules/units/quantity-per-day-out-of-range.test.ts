import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { quantityPerDayOutOfRange } from './quantity-per-day-out-of-range.ts'

const tables = drugTables(
  { '00002821501': { ingredient: 'SERTRALINE HCL' } },
  {
    sertraline: { usualDailyMaximum: 4, brandNames: ['Zoloft'] },
    albuterol: { usualDailyMaximum: undefined, unitOfMeasure: 'GM' },
  },
)
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20000,
  ndc: '00002821501',
  quantity: 30,
  daysSupply: 30,
  paidCents: 6000,
}

ruleTable(quantityPerDayOutOfRange, { base, tables }, [
  { name: 'one a day', lines: [{}], expect: 'pass' },
  { name: 'half a day of supply', lines: [{ daysSupply: 0.5 }], expect: 'cannot-tell' },
  { name: 'just the maximum', lines: [{ quantity: 120 }], expect: 'pass' },
  {
    name: 'six a day where four is the most: a third is at risk',
    lines: [{ quantity: 180 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 2000,
    says: 'are 6 a day',
  },
  {
    name: 'by brand name where the NDC is not known',
    lines: [{ ndc: undefined, drugName: 'Zoloft 50 mg', quantity: 300 }],
    expect: 'finding',
    flags: [1],
    says: 'sertraline',
  },
  {
    name: 'another unit',
    lines: [{ quantity: 300, unitOfMeasure: 'ML' }],
    expect: 'cannot-tell',
    says: 'another unit',
  },
  { name: 'unknown drug', lines: [{ ndc: '11111111112' }], expect: 'cannot-tell' },
  { name: 'blank days supply', lines: [{ daysSupply: undefined }, {}], expect: 'cannot-tell' },
  {
    name: 'an inhaler has no usual number a day',
    lines: [{ ndc: undefined, drugName: 'Albuterol HFA Inhaler' }],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: [{ quantity: 300, claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
])
