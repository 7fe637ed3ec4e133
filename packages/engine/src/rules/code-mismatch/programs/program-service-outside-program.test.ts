import { ruleTable } from '../../../testing/rule-table.ts'
import { programServiceOutsideProgram } from './program-service-outside-program.ts'

const base = {
  claimType: 'institutional',
  ...{ billType: '131', conditionCodes: ['09'], claimId: 'C1' },
  ...{ payer: 'Medicare', procedureCode: 'G0410', diagnoses: ['F332'], paidCents: 12_000 },
} as const

ruleTable(programServiceOutsideProgram, { base, tables: {} }, [
  {
    name: 'group therapy of a program on a plain outpatient bill',
    lines: [{}, { procedureCode: '90837' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 12_000,
    says: 'condition code of neither',
  },
  {
    name: 'occupational therapy of a program',
    lines: [{ procedureCode: 'G0129' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'partial hospitalization', lines: [{ conditionCodes: ['41'] }], expect: 'pass' },
  { name: 'intensive outpatient care', lines: [{ conditionCodes: ['09', '92'] }], expect: 'pass' },
  {
    name: 'the condition code on another line',
    lines: [{ conditionCodes: [] }, { procedureCode: '90837', conditionCodes: ['41'] }],
    expect: 'pass',
  },
  {
    name: 'no condition codes in the file',
    lines: [{ conditionCodes: [] }],
    expect: 'cannot-tell',
  },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'no type of bill', lines: [{ billType: undefined }], expect: 'cannot-tell' },
  {
    name: 'education, which anybody bills',
    lines: [{ procedureCode: 'G0177' }],
    expect: 'not-applicable',
  },
  { name: 'a mental health center', lines: [{ billType: '761' }], expect: 'not-applicable' },
  { name: 'a critical access hospital', lines: [{ billType: '851' }], expect: 'not-applicable' },
  { name: 'Medicaid', lines: [{ payer: 'State Medicaid' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
])
