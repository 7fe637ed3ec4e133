import { ruleTable } from '../../../testing/rule-table.ts'
import { costlyCompound } from './costly-compound.ts'

const base = {
  auditType: 'pharmacy' as const,
  compoundCode: '2',
  drugName: 'COMPOUND CREAM',
  quantity: 240,
  ingredientCostCents: 180_000,
  paidCents: 180_000,
}

ruleTable(costlyCompound, { base }, [
  {
    name: 'a cream of $1,800',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
    says: 'a compound, cost $1,800.00',
  },
  {
    name: 'a kit',
    lines: [{ compoundCode: '1', drugName: 'LIDOCAINE-PRILOCAINE KIT' }],
    expect: 'finding',
    flags: [1],
    says: 'a kit',
  },
  {
    name: 'a powder to mix',
    lines: [{ compoundCode: '1', drugName: 'GABAPENTIN POWDER' }],
    expect: 'finding',
    flags: [1],
    says: 'bulk powder',
  },
  { name: 'a compound of $20', lines: [{ ingredientCostCents: 2000 }], expect: 'pass' },
  {
    name: 'a kit that is how the drug comes',
    lines: [{ compoundCode: '1', drugName: 'HUMIRA PEN KIT' }],
    expect: 'not-applicable',
  },
  {
    name: 'a powder inhaler',
    lines: [{ compoundCode: '1', drugName: 'FLUTICASONE INHALATION POWDER' }],
    expect: 'not-applicable',
  },
  {
    name: 'tablets',
    lines: [{ compoundCode: '1', drugName: 'Eliquis 5 mg tablet' }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'no amounts',
    lines: [{ ingredientCostCents: undefined, paidCents: undefined }],
    expect: 'cannot-tell',
  },
])
