import { drugTables } from '../../../testing/drug-tables.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { partDExcludedDrug } from './part-d-excluded-drug.ts'

const tables = drugTables(
  {
    '00069420030': { ingredient: 'SILDENAFIL CITRATE' },
    '00169452514': { ingredient: 'SEMAGLUTIDE', brandName: 'Wegovy' },
    '00169413013': { ingredient: 'SEMAGLUTIDE', brandName: 'Ozempic' },
  },
  {
    sildenafil: { partDExclusion: 'erectile dysfunction', brandNames: ['Viagra'] },
    semaglutide: {},
    wegovy: { ingredient: 'semaglutide', partDExclusion: 'weight loss' },
    finasteride: { ingredient: 'finasteride' },
    alprazolam: { schedule: 4 },
    phenobarbital: { schedule: 4 },
  },
)
const labels = {
  ...tables,
  drugLabels: released(
    'drugLabels',
    codeTable({
      '00904640761': { name: 'BISACODYL EC 5 MG TABLET', overTheCounter: true as const },
      '00169183311': { name: 'NOVOLIN R 100 UNIT/ML VIAL', overTheCounter: true as const },
      '08290328203': { name: 'BD INS SYR 1 ML', overTheCounter: true as const },
      '00172572860': { name: 'FAMOTIDINE 20 MG TABLET' },
    }),
  ),
}
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20000,
  planType: 'Medicare Part D',
  ndc: '00069420030',
  paidCents: 9000,
}

ruleTable(partDExcludedDrug, { base, tables }, [
  {
    name: 'sildenafil under Part D',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 9000,
    says: 'erectile dysfunction',
  },
  {
    name: 'a package without a prescription that no profile knows',
    tables: labels,
    lines: [{ ndc: '00904640761', planType: undefined, payer: 'SilverScript PDP' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'BISACODYL EC 5 MG TABLET was paid under SilverScript PDP; Part D excludes its class (over the counter)',
  },
  {
    name: 'a product whose name says that it needs no prescription',
    lines: [{ ndc: '37000045504', drugName: 'PRILOSEC OTC 20 MG TABLET' }],
    expect: 'finding',
    flags: [1],
    says: 'over the counter',
  },
  {
    name: 'insulin without a prescription',
    tables: labels,
    lines: [{ ndc: '00169183311' }],
    expect: 'cannot-tell',
  },
  {
    name: 'insulin syringes',
    tables: labels,
    lines: [{ ndc: '08290328203' }],
    expect: 'cannot-tell',
  },
  {
    name: 'the prescription package of a drug with both',
    tables: labels,
    lines: [{ ndc: '00172572860' }],
    expect: 'cannot-tell',
  },
  {
    name: 'without a prescription under another plan',
    tables: labels,
    lines: [{ ndc: '00904640761', planType: 'Commercial' }],
    expect: 'not-applicable',
  },
  { name: 'Med D', lines: [{ planType: 'Med D' }], expect: 'finding', flags: [1] },
  {
    name: 'pulmonary hypertension on the fill',
    lines: [{ diagnoses: ['I2720'] }],
    expect: 'not-applicable',
  },
  {
    name: 'a weight loss brand after a stroke',
    lines: [{ ndc: '00169452514', diagnoses: ['Z8673'] }],
    expect: 'not-applicable',
  },
  {
    name: 'a weight loss brand for obesity',
    lines: [{ ndc: '00169452514', diagnoses: ['E66813'] }],
    expect: 'finding',
    flags: [1],
    says: 'weight loss',
  },
  {
    name: 'by brand name, under a PDP',
    lines: [{ ndc: undefined, drugName: 'Viagra 50mg', planType: 'Medicare PDP' }],
    expect: 'finding',
    flags: [1],
  },
  ...['Alprazolam 0.5mg', 'Phenobarbital 30 mg'].map((drugName) => ({
    name: `${drugName} is not excluded any more`,
    lines: [{ ndc: undefined, drugName }],
    expect: 'pass' as const,
  })),
  {
    name: 'a brand for an excluded use',
    lines: [{ ndc: '00169452514' }],
    expect: 'finding',
    flags: [1],
    says: 'weight loss',
  },
  { name: 'another brand of the ingredient', lines: [{ ndc: '00169413013' }], expect: 'pass' },
  {
    name: 'a strength that is only for hair',
    lines: [{ ndc: undefined, drugName: 'FINASTERIDE 1 MG TABLET' }],
    expect: 'finding',
    flags: [1],
    says: 'cosmetic',
  },
  {
    name: 'the strength for the prostate',
    lines: [{ ndc: undefined, drugName: 'FINASTERIDE 5 MG TABLET' }],
    expect: 'pass',
  },
  { name: 'a commercial plan', lines: [{ planType: 'Commercial' }], expect: 'not-applicable' },
  {
    name: 'Medicare of a fill is Part D',
    lines: [{ planType: 'Medicare' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'another part of Medicare',
    lines: [{ planType: 'Medicare Part B' }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'unknown drug', lines: [{ ndc: '11111111112' }], expect: 'cannot-tell' },
])
