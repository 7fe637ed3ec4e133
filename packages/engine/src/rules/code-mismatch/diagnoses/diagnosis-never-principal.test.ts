import { day } from '../../../claim/day.ts'
import type { DiagnosisEdits } from '../../../reference/diagnosis-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { diagnosisNeverPrincipal } from './diagnosis-never-principal.ts'

const plain: DiagnosisEdits = {
  ageBands: [],
  manifestation: false,
  unacceptablePrincipal: false,
  sex: undefined,
}
const never = { ...plain, unacceptablePrincipal: true }
const rows = {
  Z6841: never,
  B9620: never,
  A4151: plain,
  H42: { ...never, manifestation: true },
  I10: { ...plain, unacceptablePrincipal: undefined },
}
const tables = { diagnosisEdits: released('diagnosisEdits', codeTable(rows, false)) }
const base = {
  claimType: 'institutional',
  billType: '111',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-02'),
  paidCents: 500_000,
} as const

ruleTable(diagnosisNeverPrincipal, { tables, base }, [
  {
    name: 'a germ listed before its disease',
    lines: [{ diagnoses: ['B9620', 'A4151'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
    says: 'only adds to another',
  },
  {
    name: 'a body mass index, and another payer',
    lines: [{ diagnoses: ['Z6841'], payer: 'Acme' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'the germ listed after it', lines: [{ diagnoses: ['A4151', 'B9620'] }], expect: 'pass' },
  {
    name: 'a visit for the germ',
    lines: [{ diagnoses: ['B9620'], claimType: 'professional', billType: undefined }],
    expect: 'not-applicable',
  },
  {
    name: 'a germ on the bill of an outpatient',
    lines: [{ diagnoses: ['B9620'], billType: '131' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'weeks of pregnancy of an outpatient',
    lines: [{ billType: '131', diagnoses: ['Z3A12', 'O0993'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'underdosing of an outpatient',
    lines: [{ billType: '131', diagnoses: ['T383X6A', 'E1165'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'poisoning of an outpatient',
    lines: [{ billType: '131', diagnoses: ['T383X1A'] }],
    expect: 'pass',
  },
  {
    name: 'a body mass index of an outpatient',
    lines: [{ diagnoses: ['Z6841'], billType: '131' }],
    expect: 'pass',
  },
  {
    name: 'the place of the first one is blank',
    lines: [{ diagnoses: ['B9620'], isPrincipalBlank: true }],
    expect: 'cannot-tell',
    says: 'place of the first diagnosis is blank',
  },
  { name: 'a manifestation', lines: [{ diagnoses: ['H42'] }], expect: 'not-applicable' },
  {
    name: 'denied',
    lines: [{ diagnoses: ['B9620'], claimStatus: 'denied', paidCents: 0 }],
    expect: 'not-applicable',
  },
  { name: 'not in a selection', lines: [{ diagnoses: ['K5900'] }], expect: 'cannot-tell' },
  { name: 'in a table without the list', lines: [{ diagnoses: ['I10'] }], expect: 'cannot-tell' },
])
