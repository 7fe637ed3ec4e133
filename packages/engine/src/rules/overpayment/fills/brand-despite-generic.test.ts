import { day } from '../../../claim/day.ts'
import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { brandDespiteGeneric } from './brand-despite-generic.ts'

const tables = drugTables({}, { atorvastatin: { brandNames: ['Lipitor'] } })
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: day('2024-03-01'),
  drugName: 'LIPITOR 20 MG TABLET',
  brandGeneric: 'brand' as const,
  dispenseAsWritten: '1',
  planType: 'Commercial',
  paidCents: 50_000,
}

ruleTable(brandDespiteGeneric, { base, tables }, [
  {
    name: 'called by its ingredient',
    lines: [{ drugName: 'Atorvastatin 20 mg', brandGeneric: undefined }],
    expect: 'not-applicable',
  },
  {
    name: 'the prescriber is said to want it',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 0,
    says: 'refused a substitute',
  },
  {
    name: 'without a reason',
    lines: [{ dispenseAsWritten: '0' }],
    expect: 'finding',
    flags: [1],
    says: 'no choice',
  },
  {
    name: 'in words of two',
    lines: [{ drugName: 'Toprol XL 50 mg tab' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the patient asked for it and paid the difference',
    lines: [{ dispenseAsWritten: '2', patientShareCents: 45_000, paidCents: 5000 }],
    expect: 'not-applicable',
  },
  {
    name: 'the patient asked for it, and the plan paid',
    lines: [{ dispenseAsWritten: '2', patientShareCents: 3500 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the plan prefers the brand',
    lines: [{ dispenseAsWritten: '9' }],
    expect: 'not-applicable',
  },
  {
    name: 'a thyroid hormone',
    lines: [{ drugName: 'SYNTHROID 100 MCG' }],
    expect: 'not-applicable',
  },
  { name: 'an authorized generic', lines: [{ brandGeneric: 'generic' }], expect: 'not-applicable' },
  { name: 'Medicaid', lines: [{ planType: 'Medicaid' }], expect: 'not-applicable' },
  { name: 'only the brand is sold', lines: [{ drugName: 'Eliquis 5 mg' }], expect: 'pass' },
  {
    name: 'before its generics came',
    lines: [{ drugName: 'Lyrica 75 mg', serviceFromDay: day('2019-05-01') }],
    expect: 'cannot-tell',
  },
  {
    name: 'another product of the name',
    lines: [{ drugName: 'Lipitor ER 20 mg' }],
    expect: 'cannot-tell',
  },
  {
    name: 'code 5 and the price of a generic',
    lines: [{ dispenseAsWritten: '5', ingredientCostCents: 74, quantity: 30 }],
    expect: 'not-applicable',
  },
  {
    name: 'code 5 and the price of the brand',
    lines: [{ dispenseAsWritten: '5', ingredientCostCents: 37_200, quantity: 30 }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'no code', lines: [{ dispenseAsWritten: undefined }], expect: 'cannot-tell' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
