import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { duplicateFill } from './duplicate-fill.ts'

const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  serviceFromDay: day('2024-03-01'),
  ndcAsBilled: '00002821501',
  ndc: '00002821501',
  quantity: 30,
  paidCents: 4500,
  pharmacyId: '1234567893',
  prescriptionNumber: '700100',
  refillNumber: 0,
}

ruleTable(duplicateFill, { base }, [
  {
    name: 'same prescription, fill, day, pharmacy and NDC: the second is at fault',
    lines: [{}, {}],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 4500,
    says: 'Fill 0 of prescription 700100',
  },
  {
    name: 'three copies: the second and the third',
    lines: [{}, {}, {}],
    expect: 'finding',
    flags: [2, 3],
    atRiskCents: 9000,
  },
  {
    name: 'the first was in an earlier upload',
    history: [{}],
    lines: [{}],
    expect: 'finding',
    flags: [1],
    says: 'earlier upload',
  },
  {
    name: 'two fill numbers of one prescription on one day',
    lines: [{}, { refillNumber: 1 }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'two quantities of one fill may be a partial fill and its completion',
    lines: [{}, { quantity: 10 }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'NDCs that a spreadsheet rounded may be two drugs',
    lines: [
      { ndc: undefined, ndcAsBilled: '3.78E+08', prescriptionNumber: '1' },
      { ndc: undefined, ndcAsBilled: '3.78E+08', prescriptionNumber: '2' },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'a part of a fill and what completes it',
    lines: [{ dispensingStatus: 'partial' }, { dispensingStatus: 'completion' }],
    expect: 'pass',
  },
  {
    name: 'the same part billed twice',
    lines: [{ dispensingStatus: 'partial' }, { dispensingStatus: 'partial' }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'two people on one card, told apart by their dates of birth',
    lines: [
      { birthDay: day('1980-02-01'), prescriptionNumber: '700100' },
      { birthDay: day('1978-07-09'), prescriptionNumber: '700101' },
    ],
    expect: 'pass',
  },
  {
    name: 'no prescription numbers: only a lead',
    lines: [{ prescriptionNumber: undefined }, { prescriptionNumber: undefined }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'quantity 30',
  },
  {
    name: 'no prescription numbers and another quantity',
    lines: [{ prescriptionNumber: undefined }, { prescriptionNumber: undefined, quantity: 60 }],
    expect: 'pass',
  },
  {
    name: 'reversed and filled again',
    lines: [{}, { claimStatus: 'reversed', paidCents: -4500 }, {}],
    expect: 'pass',
  },
  { name: 'another day', lines: [{}, { serviceFromDay: day('2024-03-31') }], expect: 'pass' },
  { name: 'another drug', lines: [{}, { ndc: '00002821599' }], expect: 'pass' },
  { name: 'another patient', lines: [{}, { patientKey: 'B' }], expect: 'pass' },
  {
    name: 'primary and secondary payer of one fill',
    lines: [{ payer: 'ACME' }, { payer: 'MEDICAID' }],
    expect: 'pass',
  },
  { name: 'the first was denied', lines: [{ claimStatus: 'denied' }, {}], expect: 'pass' },
  {
    name: 'all denied',
    lines: [{ claimStatus: 'denied' }, { claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  {
    name: 'fillers are not one drug',
    lines: [{ ndc: '00000000000' }, { ndc: '00000000000' }],
    expect: 'cannot-tell',
  },
  { name: 'no patient', lines: [{ patientKey: undefined }], expect: 'cannot-tell' },
])
