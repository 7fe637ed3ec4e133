import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { overTheCounterDrug } from './over-the-counter-drug.ts'

const tables = {
  drugLabels: released(
    'drugLabels',
    codeTable({
      '00904583961': { name: 'CETIRIZINE HCL 10 MG TABLET', overTheCounter: true },
      '00904201459': { name: 'ASPIRIN EC 81 MG TABLET', overTheCounter: true },
      '00169183311': { name: 'NOVOLIN R 100 UNIT/ML VIAL', overTheCounter: true },
      '00093505610': { name: 'ATORVASTATIN 10 MG TABLET' },
    }),
  ),
}
const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20000,
  ndc: '00904583961',
  planType: 'Commercial',
  paidCents: 1200,
}

ruleTable(overTheCounterDrug, { base, tables }, [
  {
    name: 'an antihistamine from the shelf',
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 1200,
    says: 'without a prescription',
  },
  { name: 'a prescription drug', lines: [{ ndc: '00093505610' }], expect: 'pass' },
  {
    name: 'a drug that is sold in no other way, whose package the price list does not have',
    lines: [{ ndc: '45802065078', drugName: 'LORATADINE 10 MG TABLET' }],
    expect: 'finding',
    flags: [1],
    says: 'LORATADINE',
  },
  {
    name: 'a product that says so by its name',
    lines: [{ ndc: '37000045504', drugName: 'PRILOSEC OTC 20 MG TABLET' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a brand that has both kinds, by its plain name',
    lines: [{ ndc: '37000045504', drugName: 'PRILOSEC 20 MG CAPSULE' }],
    expect: 'cannot-tell',
  },
  {
    name: 'insulin that says so by its name',
    lines: [{ ndc: '00169183411', drugName: 'NOVOLIN N VIAL (OTC)' }],
    expect: 'pass',
  },
  {
    name: 'a combination with a prescription drug',
    lines: [{ ndc: '00406012301', drugName: 'ACETAMINOPHEN-COD #3 TABLET' }],
    expect: 'cannot-tell',
  },
  { name: 'insulin', lines: [{ ndc: '00169183311' }], expect: 'pass' },
  { name: 'aspirin as prevention', lines: [{ ndc: '00904201459' }], expect: 'not-applicable' },
  {
    name: "a man's aspirin",
    lines: [{ ndc: '00904201459', sex: 'M', serviceFromDay: day('2025-11-03') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: "a man's aspirin while plans owed it",
    lines: [{ ndc: '00904201459', sex: 'M', serviceFromDay: day('2021-11-03') }],
    expect: 'not-applicable',
  },
  { name: 'Medicaid', lines: [{ planType: 'Medicaid' }], expect: 'not-applicable' },
  {
    name: 'Part D has a rule of its own',
    lines: [{ planType: 'Medicare Part D' }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'not in the list', lines: [{ ndc: '11111111112' }], expect: 'cannot-tell' },
])
