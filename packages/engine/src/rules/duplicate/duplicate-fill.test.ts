import { day } from '../../claim/day.ts'
import { drugTables } from '../../testing/drug-tables.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { duplicateFill } from './duplicate-fill.ts'

const facts = { ingredient: 'tramadol', form: 'tablet', strength: '50 mg' }
const tables = drugTables(
  {
    '77777000101': facts,
    '77777000201': facts,
    '77777000301': { ...facts, strength: '100 mg' },
  },
  {},
)
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
    name: 'paid by Part D, its copay by a second payer',
    lines: [
      { planType: 'Medicare Part D', patientShareCents: 1000 },
      { planType: 'Commercial', paidCents: 1000 },
    ],
    expect: 'pass',
  },
  {
    name: 'two payers, both as if they were the first: the second owes what the first left',
    lines: [
      { planType: 'Medicare Part D', allowedCents: 5500, patientShareCents: 1000 },
      { planType: 'Commercial', allowedCents: 5500, patientShareCents: 1000 },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 3500,
    says: 'was paid by two payers as if each were the first',
  },
  {
    name: 'what is left of a first fill that was reversed in part',
    history: [{ paidCents: 2000, reversedInPartByRow: 9 }],
    lines: [{}],
    expect: 'finding',
    flags: [1],
    class: 'error',
    atRiskCents: 2000,
  },
  {
    name: 'the copay of the other, by a payer that the file does not name',
    lines: [{ patientShareCents: 1000 }, { paidCents: 700, patientShareCents: 300 }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 700,
    says: 'its copay to a second payer',
  },
  {
    name: 'one payer spelled in two ways',
    lines: [{ payer: 'Aetna' }, { payer: 'AETNA INC' }],
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'of two alike the cheaper is at fault, whatever the rows',
    lines: [{ paidCents: 4000 }, { paidCents: 4500 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 4000,
  },
  {
    name: 'the later payment is at fault, whatever the rows',
    lines: [{ paidDay: day('2024-03-20'), paidCents: 4600 }, { paidDay: day('2024-03-05') }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 4600,
  },
  {
    name: 'the same drug of another maker, on one prescription',
    tables,
    lines: [{ ndc: '77777000101' }, { ndc: '77777000201' }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    says: 'as NDC 77777000101',
  },
  {
    name: 'another strength of it',
    tables,
    lines: [{ ndc: '77777000101' }, { ndc: '77777000301' }],
    expect: 'pass',
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
  { name: 'another drug', lines: [{}, { ndc: '00002320730' }], expect: 'pass' },
  {
    name: 'the same drug from another package of its maker',
    lines: [{}, { ndc: '00002821599' }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
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
