import type { DrugPrice } from '../../reference/drug-rows.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { codeTable, released } from '../../testing/tables.ts'
import { unitNotOfDrug } from './unit-not-of-drug.ts'

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
}

ruleTable(unitNotOfDrug, { base, tables }, [
  {
    name: 'each, of a drug that is priced by milliliter',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: '1 EA',
  },
  {
    name: 'each, of a cream that no list knows',
    lines: [{ ndc: undefined, drugName: 'TRIAMCINOLONE 0.1% CREAM', quantity: 80 }],
    expect: 'finding',
    flags: [1],
    says: 'billed in GM',
  },
  {
    name: 'packets of a cream are counted',
    lines: [{ ndc: undefined, drugName: 'IMIQUIMOD 5% CREAM PACKET', quantity: 24 }],
    expect: 'cannot-tell',
  },
  {
    name: 'milliliters of tablets that no list knows',
    lines: [{ ndc: undefined, drugName: 'ZORBLAX 5 MG TABLET', quantity: 30, unitOfMeasure: 'ML' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'the right unit', lines: [{ unitOfMeasure: 'ML', quantity: 10 }], expect: 'pass' },
  {
    name: 'the unit that the drug is known by, where the NDC has no price',
    lines: [{ ndc: undefined, drugName: 'Fluticasone 50 mcg', unitOfMeasure: 'GR' }],
    expect: 'pass',
  },
  {
    name: 'an inhaler that comes in grams alone, where neither price nor profile has a unit',
    lines: [{ ndc: '00003000101', drugName: 'VENTOLIN HFA 90 MCG INHALER', quantity: 18 }],
    expect: 'finding',
    flags: [1],
    says: '18 EA',
  },
  {
    name: 'the same in grams',
    lines: [
      { ndc: '00003000101', drugName: 'VENTOLIN HFA 90 MCG INHALER', unitOfMeasure: 'GRAMS' },
    ],
    expect: 'pass',
  },
  { name: 'a compound', lines: [{ compoundCode: '2' }], expect: 'not-applicable' },
  { name: 'international units', lines: [{ unitOfMeasure: 'F2' }], expect: 'cannot-tell' },
  { name: 'no unit', lines: [{ unitOfMeasure: undefined }], expect: 'cannot-tell' },
  { name: 'an unknown drug', lines: [{ ndc: '00003000101' }], expect: 'cannot-tell' },
])
