import { ruleTable } from '../../../testing/rule-table.ts'
import { partialHospitalizationWithoutMentalDiagnosis } from './partial-hospitalization-without-mental-diagnosis.ts'

const base = {
  claimType: 'institutional',
  ...{ billType: '131', conditionCodes: ['41'], claimId: 'C1' },
  ...{ payer: 'Medicare', procedureCode: '90853', diagnoses: ['F332'], paidCents: 20_000 },
} as const

ruleTable(partialHospitalizationWithoutMentalDiagnosis, { base, tables: {} }, [
  {
    name: 'a principal diagnosis of another kind',
    lines: [{ diagnoses: ['I10', 'F332'] }, { diagnoses: ['I10'], procedureCode: 'G0129' }],
    expect: 'finding',
    class: 'lead',
    flags: [1, 2],
    atRiskCents: 40_000,
    says: 'principal diagnosis is I10',
  },
  {
    name: 'a community mental health center',
    lines: [{ billType: '761', conditionCodes: [], diagnoses: ['E119'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'lines that were not paid carry nothing',
    lines: [{ diagnoses: ['I10'] }, { diagnoses: ['I10'], paidCents: 0, claimStatus: 'denied' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'depression', lines: [{}], expect: 'pass' },
  {
    name: "Alzheimer's disease and its dementia",
    lines: [{ diagnoses: ['G309', 'F0280'] }],
    expect: 'pass',
  },
  {
    name: "Alzheimer's disease and depression",
    lines: [{ diagnoses: ['G309', 'F332'] }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'suicidal thoughts', lines: [{ diagnoses: ['R45851'] }], expect: 'pass' },
  { name: 'self-harm', lines: [{ diagnoses: ['T391X2A'] }], expect: 'pass' },
  { name: 'no diagnosis', lines: [{ diagnoses: [] }, { claimId: 'C2' }], expect: 'cannot-tell' },
  { name: 'no payer', lines: [{ payer: undefined, diagnoses: ['I10'] }], expect: 'cannot-tell' },
  {
    name: 'a blank principal',
    lines: [{ diagnoses: ['I10'], isPrincipalBlank: true }],
    expect: 'cannot-tell',
  },
  {
    name: 'another outpatient bill',
    lines: [{ conditionCodes: [], diagnoses: ['I10'] }],
    expect: 'not-applicable',
  },
  {
    name: 'another payer',
    lines: [{ payer: 'Acme', diagnoses: ['I10'] }],
    expect: 'not-applicable',
  },
  { name: 'nothing paid', lines: [{ paidCents: 0, diagnoses: ['I10'] }], expect: 'not-applicable' },
])
