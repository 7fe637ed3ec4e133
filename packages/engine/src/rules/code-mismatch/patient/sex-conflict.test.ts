import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { sexConflict } from './sex-conflict.ts'

const edits = (sex: 'F' | 'M' | undefined) => ({
  ageBands: [],
  manifestation: false,
  unacceptablePrincipal: undefined,
  sex,
})
const tables = {
  diagnosisEdits: released(
    'diagnosisEdits',
    codeTable({ C61: edits('M'), O80: edits('F'), I10: edits(undefined) }),
  ),
}
const base = {
  claimType: 'professional',
  payer: 'Acme',
  sex: 'F',
  serviceFromDay: day('2024-05-02'),
  procedureCode: '99213',
  diagnoses: ['I10'],
  paidCents: 8000,
} as const

ruleTable(sexConflict, { base, tables }, [
  {
    name: 'a diagnosis of men',
    lines: [{ diagnoses: ['I10', 'C61'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'Diagnosis C61 is for men, and the file has the patient as F',
  },
  {
    name: 'an operation on women',
    lines: [{ procedureCode: '58150', sex: 'M' }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 8000,
    says: 'Procedure 58150 is for women',
  },
  { name: 'her own', lines: [{ procedureCode: '58150', diagnoses: ['O80'] }], expect: 'pass' },
  { name: 'a code for anybody', lines: [{}], expect: 'pass' },
  {
    name: 'said to be meant',
    lines: [{ procedureCode: '55866', modifiers: ['KX'] }],
    expect: 'not-applicable',
  },
  {
    name: 'explained by a diagnosis',
    lines: [{ procedureCode: '88142', sex: 'M', diagnoses: ['Z87890'] }],
    expect: 'not-applicable',
  },
  {
    name: 'a diagnosis of men by its block, where no list names it',
    lines: [{ diagnoses: ['N401'] }],
    expect: 'finding',
    flags: [1],
    says: 'Diagnosis N40.1 is for men',
  },
  {
    name: 'pregnancy of a man',
    lines: [{ diagnoses: ['O0990'], sex: 'M' }],
    expect: 'finding',
    flags: [1],
    says: 'Diagnosis O09.90 is for women',
  },
  {
    name: 'a lump of the breast',
    lines: [{ diagnoses: ['N630', 'Z3009'], sex: 'M' }],
    expect: 'pass',
  },
  {
    name: 'Medicare since October 2024',
    lines: [{ diagnoses: ['C61'], payer: 'Medicare', serviceFromDay: day('2024-10-01') }],
    expect: 'not-applicable',
  },
  {
    name: 'Medicare before it',
    lines: [{ diagnoses: ['C61'], payer: 'Medicare', serviceFromDay: day('2024-09-30') }],
    expect: 'finding',
    flags: [1],
    says: 'Diagnosis C61 is for men',
  },
  {
    name: 'no payer',
    lines: [{ procedureCode: '58150', sex: 'M', payer: undefined }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'The file does not say who pays',
  },
  { name: 'no sex', lines: [{ sex: undefined }, {}], expect: 'cannot-tell' },
  {
    name: 'denied',
    lines: [{ diagnoses: ['C61'], claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
])
