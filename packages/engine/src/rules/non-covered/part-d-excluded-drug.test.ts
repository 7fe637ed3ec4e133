import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
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
    name: 'Medicare alone says nothing of Part D',
    lines: [{ planType: 'Medicare' }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'unknown drug', lines: [{ ndc: '11111111112' }], expect: 'cannot-tell' },
])
