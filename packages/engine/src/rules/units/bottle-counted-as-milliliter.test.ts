import { ruleTable } from '../../testing/rule-table.ts'
import { bottleCountedAsMilliliter } from './bottle-counted-as-milliliter.ts'

const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20_000,
  drugName: 'AMOXICILLIN 400 MG/5 ML SUSP',
  quantity: 1,
  daysSupply: 10,
  paidCents: 900,
}

ruleTable(bottleCountedAsMilliliter, { base }, [
  {
    name: 'one bottle for ten days',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'seems to count bottles',
  },
  {
    name: 'two bottles, stated as each',
    lines: [{ quantity: 2, unitOfMeasure: 'EA' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a powder that the pharmacy mixes',
    lines: [{ drugName: 'CEFDINIR 250 MG/5 ML SUSR RECON', unitOfMeasure: 'ML' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a tube counted as one gram',
    lines: [{ drugName: 'CLOBETASOL 0.05% CREAM', daysSupply: 30, unitOfMeasure: 'GM' }],
    expect: 'finding',
    flags: [1],
    says: 'seems to count tubes',
  },
  {
    name: 'a tube of 15 g',
    lines: [{ drugName: 'CLOBETASOL 0.05% CREAM', quantity: 15 }],
    expect: 'pass',
  },
  {
    name: 'a tube of 2 g for lips',
    lines: [{ drugName: 'PENCICLOVIR 1% CREAM', quantity: 2 }],
    expect: 'not-applicable',
  },
  {
    name: 'packets',
    lines: [{ drugName: 'IMIQUIMOD 5% CREAM PACKET', quantity: 3 }],
    expect: 'not-applicable',
  },
  { name: 'a bottle of 100 mL', lines: [{ quantity: 100 }], expect: 'pass' },
  { name: 'a small volume for an infant', lines: [{ quantity: 7.5 }], expect: 'pass' },
  { name: 'one dose', lines: [{ quantity: 4, daysSupply: 1 }], expect: 'pass' },
  {
    name: 'tablets',
    lines: [{ drugName: 'AZITHROMYCIN 500 MG TABLET', quantity: 3 }],
    expect: 'not-applicable',
  },
  {
    name: 'what is injected',
    lines: [{ drugName: 'AZITHROMYCIN 500 MG/5 ML VIAL', quantity: 3 }],
    expect: 'not-applicable',
  },
  {
    name: 'drops that are dosed by the tenth of a milliliter',
    lines: [{ drugName: 'DIGOXIN 0.05 MG/ML SOLUTION', quantity: 3 }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'no days supply',
    lines: [{}, { daysSupply: undefined, quantity: 100 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'no quantity',
    lines: [{ quantity: undefined }, { quantity: 150 }],
    expect: 'cannot-tell',
  },
])
