import { day } from '../../../claim/day.ts'
import type { DiagnosisEdits } from '../../../reference/diagnosis-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { admissionQuestionable } from './admission-questionable.ts'

const plain: DiagnosisEdits = {
  ageBands: [],
  manifestation: false,
  unacceptablePrincipal: false,
  sex: undefined,
}
const rows = {
  I10: { ...plain, seldomAdmits: true },
  I160: { ...plain, seldomAdmits: false },
  A4151: plain,
}
const tables = { diagnosisEdits: released('diagnosisEdits', codeTable(rows, false)) }
const base = {
  claimType: 'institutional',
  billType: '111',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-02'),
  paidCents: 500_000,
} as const

ruleTable(admissionQuestionable, { tables, base }, [
  {
    name: 'a stay for high blood pressure',
    lines: [{ diagnoses: ['I10'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 500_000,
    says: 'seldom needs one',
  },
  { name: 'a crisis of it', lines: [{ diagnoses: ['I160', 'I10'] }], expect: 'pass' },
  {
    name: 'a visit for it',
    lines: [{ diagnoses: ['I10'], claimType: 'professional', billType: undefined }],
    expect: 'not-applicable',
  },
  {
    name: 'with an operation',
    lines: [
      { diagnoses: ['I10'], inpatientProcedures: [{ code: '0JH606Z', day: day('2024-05-02') }] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'in a nursing facility',
    lines: [{ diagnoses: ['I10'], billType: '211' }],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: [{ diagnoses: ['I10'], claimStatus: 'denied', paidCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'the place of the first one is blank',
    lines: [{ diagnoses: ['I10'], isPrincipalBlank: true }],
    expect: 'cannot-tell',
    says: 'place of the first diagnosis is blank',
  },
  { name: 'not in a selection', lines: [{ diagnoses: ['K5900'] }], expect: 'cannot-tell' },
  { name: 'in a table without the list', lines: [{ diagnoses: ['A4151'] }], expect: 'cannot-tell' },
])
