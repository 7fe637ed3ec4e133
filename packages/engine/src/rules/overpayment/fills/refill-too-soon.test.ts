import { day } from '../../../claim/day.ts'
import { drugTables } from '../../../testing/drug-tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { refillTooSoon } from './refill-too-soon.ts'

const on = (isoDate: string) => ({ serviceFromDay: day(isoDate) })
const named = (isoDate: string, ndc: string, drugName: string) => ({
  ...on(isoDate),
  ndc,
  drugName,
})
const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  ndcAsBilled: '00002821501',
  ndc: '00002821501',
  quantity: 30,
  daysSupply: 30,
  paidCents: 3000,
}
const lisinopril = { ingredient: 'LISINOPRIL', strength: '10 mg', form: 'TABLET' }
const tables = drugTables(
  {
    '00002821501': lisinopril,
    '55555000101': lisinopril,
    '66666000101': { ...lisinopril, strength: '20 mg' },
    '77777000101': { ingredient: 'OXYCODONE HCL', strength: '10 mg', form: 'TABLET', schedule: 2 },
    '88888000101': { ingredient: 'TIMOLOL', strength: '0.5 %', form: 'SOLUTION, OPHTHALMIC' },
  },
  {
    zolpidem: { schedule: 4, brandNames: ['Ambien'] },
    atorvastatin: { brandNames: ['Lipitor'] },
    metformin: { brandNames: ['Glucophage', 'Fortamet'] },
  },
)

ruleTable(refillTooSoon, { base, tables }, [
  {
    name: 'ten of thirty days used',
    lines: [on('2024-03-01'), on('2024-03-11')],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 2000,
    says: '20 days still on hand',
  },
  { name: 'day 23 of 30 is 75 %', lines: [on('2024-03-01'), on('2024-03-24')], expect: 'pass' },
  {
    name: 'day 22 of 30 is not',
    lines: [on('2024-03-01'), on('2024-03-23')],
    expect: 'pass',
  },
  {
    name: 'day 21 of 30 is too soon',
    lines: [on('2024-03-01'), on('2024-03-22')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'unused days are carried forward: the third fill has 12 days on hand',
    lines: [on('2024-03-01'), on('2024-03-25'), on('2024-04-18')],
    expect: 'finding',
    flags: [3],
    says: '12 days still on hand',
  },
  {
    name: 'an overlap is counted once: the next fill on time passes',
    lines: [on('2024-03-01'), on('2024-03-06'), on('2024-04-05')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'another labeler of the same product continues the supply',
    lines: [on('2024-03-01'), { ...on('2024-03-06'), ndc: '55555000101' }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'another strength is a change of dose',
    lines: [on('2024-03-01'), { ...on('2024-03-06'), ndc: '66666000101' }],
    expect: 'not-applicable',
  },
  {
    name: 'a controlled substance needs 85 %',
    lines: [
      { ...on('2024-03-01'), ndc: '77777000101' },
      { ...on('2024-03-25'), ndc: '77777000101' },
    ],
    expect: 'finding',
    flags: [2],
    says: '85%',
  },
  {
    name: 'the schedule comes from the brand name where the NDC is not known',
    lines: [
      { ...on('2024-03-01'), ndc: '99990000101', drugName: 'Ambien 10mg' },
      { ...on('2024-03-25'), ndc: '99990000101', drugName: 'Ambien 10mg' },
    ],
    expect: 'finding',
    flags: [2],
    says: '85%',
  },
  {
    name: 'eye drops may come at 70 %',
    lines: [
      { ...on('2024-03-01'), ndc: '88888000101' },
      { ...on('2024-03-22'), ndc: '88888000101' },
    ],
    expect: 'pass',
  },
  ...['3', '4', '5', '6', '7', '13', '14', '18', '47', '48'].map((code) => ({
    name: `clarification code ${code}`,
    lines: [on('2024-03-01'), { ...on('2024-03-06'), submissionClarificationCodes: [code] }],
    expect: 'not-applicable' as const,
  })),
  {
    name: 'clarification code 2 excuses nothing',
    lines: [on('2024-03-01'), { ...on('2024-03-06'), submissionClarificationCodes: ['2'] }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the completion of a part is no refill',
    lines: [
      { ...on('2024-03-01'), dispensingStatus: 'partial' },
      { ...on('2024-03-06'), dispensingStatus: 'completion' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'the same tablets of another maker',
    lines: [
      named('2024-03-01', '11111000101', 'ATORVASTATIN 20 MG TABLET'),
      named('2024-03-07', '22222000201', 'ATORVASTATIN CALCIUM 20MG TAB'),
    ],
    expect: 'finding',
    flags: [2],
    says: '24 days still on hand',
  },
  {
    name: 'the generic after its only brand',
    lines: [
      named('2024-03-01', '11111000101', 'LIPITOR 20 MG TABLET'),
      named('2024-03-07', '22222000201', 'ATORVASTATIN 20 MG TABLET'),
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'another strength of another maker',
    lines: [
      named('2024-03-01', '11111000101', 'ATORVASTATIN 20 MG TABLET'),
      named('2024-03-07', '22222000201', 'ATORVASTATIN 40 MG TABLET'),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'extended release is another product',
    lines: [
      named('2024-03-01', '11111000101', 'METFORMIN HCL 500 MG TABLET'),
      named('2024-03-07', '22222000201', 'METFORMIN HCL ER 500 MG TABLET'),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'one of several brands may be of another release',
    lines: [
      named('2024-03-01', '11111000101', 'METFORMIN 500 MG TABLET'),
      named('2024-03-07', '22222000201', 'FORTAMET 500 MG TABLET'),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'husband and wife under one member number',
    lines: [
      { ...on('2024-03-01'), birthDay: day('1970-05-01') },
      { ...on('2024-03-03'), birthDay: day('1972-09-21') },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'twice as many a day',
    lines: [on('2024-03-01'), { ...on('2024-03-06'), quantity: 60 }],
    expect: 'not-applicable',
  },
  {
    name: 'the first fill was reversed',
    lines: [
      on('2024-03-01'),
      { ...on('2024-03-01'), claimStatus: 'reversed', paidCents: -3000 },
      on('2024-03-06'),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'the first fill was in an earlier upload',
    history: [on('2024-03-01')],
    lines: [on('2024-03-06')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a repeat on one day is a duplicate, not a stock',
    lines: [on('2024-03-01'), on('2024-03-01'), on('2024-03-26')],
    expect: 'pass',
  },
  {
    name: 'no days supply',
    lines: [on('2024-03-01'), { ...on('2024-03-06'), daysSupply: undefined }],
    expect: 'cannot-tell',
    says: 'no days supply',
  },
  {
    name: 'no patient',
    lines: [{ ...on('2024-03-01'), patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
