import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { fillSplitForFees } from './fill-split-for-fees.ts'

const tables = drugTables({}, { metformin: {}, zolpidem: { schedule: 4 } })
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: 20_000,
  drugName: 'METFORMIN HCL 500 MG TABLET',
  ndc: undefined,
  quantity: 14,
  daysSupply: 7,
  dispensingFeeCents: 1000,
  paidCents: 1200,
}
const at = (day: number) => ({ serviceFromDay: 20_000 + day })

ruleTable(fillSplitForFees, { base, tables }, [
  {
    name: 'a month by the week',
    lines: [{}, at(7), at(14), at(21)],
    expect: 'finding',
    flags: [3, 4],
    class: 'lead',
    atRiskCents: 2000,
    says: 'Fill 3 of the drug in four weeks',
  },
  {
    name: 'two in an earlier upload',
    history: [{}, at(7)],
    lines: [at(14)],
    expect: 'finding',
    flags: [1],
  },
  { name: 'two', lines: [{}, at(7)], expect: 'pass' },
  { name: 'three in three months', lines: [{}, at(30), at(60)], expect: 'pass' },
  {
    name: 'a dose that changes',
    lines: [{}, { ...at(7), quantity: 21 }, { ...at(14), quantity: 28 }],
    expect: 'pass',
  },
  {
    name: 'long-term care',
    lines: [{}, at(7), at(14)].map((each) => ({ ...each, submissionClarificationCodes: ['21'] })),
    expect: 'not-applicable',
  },
  {
    name: 'without fees',
    lines: [
      { dispensingFeeCents: 0 },
      { dispensingFeeCents: 0, ...at(7) },
      { dispensingFeeCents: 0, ...at(14) },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a controlled drug',
    lines: [{}, at(7), at(14)].map((each) => ({ ...each, drugName: 'Zolpidem 5 mg' })),
    expect: 'not-applicable',
  },
  { name: 'whole months', lines: [{ daysSupply: 30 }], expect: 'not-applicable' },
  { name: 'no days supply', lines: [{ daysSupply: undefined }, {}], expect: 'cannot-tell' },
])
