import type { DrugPrice } from '../../reference/drug-rows.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { rebateUnitOfMeasure } from './rebate-unit-of-measure.ts'

const price: DrugPrice = { unitDollars: 0.5, unit: 'ML' }
const tables = {
  ...drugTables({}, { fluticasone: { unitOfMeasure: 'GM' } }),
  drugPrices: released('drugPrices', codeTable({ '00002821501': price })),
}
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20000,
  ndc: '00002821501',
  quantity: 1,
  unitOfMeasure: 'EA',
  paidCents: 10000,
  rebateCents: 2300,
}

ruleTable(rebateUnitOfMeasure, { base, tables }, [
  {
    name: 'one vial claimed as one each where the NDC is priced by millilitre',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    atRiskCents: 2300,
    says: 'billed in ML',
  },
  { name: 'the right unit', lines: [{ unitOfMeasure: 'ML', quantity: 10 }], expect: 'pass' },
  {
    name: 'unit of the drug where the NDC has no price',
    lines: [{ ndc: undefined, drugName: 'Fluticasone 50 mcg', unitOfMeasure: 'GR' }],
    expect: 'pass',
  },
  {
    name: 'international units are no billing unit',
    lines: [{ unitOfMeasure: 'F2' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'no rebate', lines: [{ rebateCents: 0 }], expect: 'not-applicable' },
  { name: 'drug not known', lines: [{ ndc: '11111111112' }], expect: 'cannot-tell' },
  { name: 'no unit', lines: [{ unitOfMeasure: undefined }, {}], expect: 'finding', flags: [2] },
  { name: 'no unit anywhere', lines: [{ unitOfMeasure: undefined }], expect: 'cannot-tell' },
])
