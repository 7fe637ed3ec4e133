import { day } from '../../../claim/day.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { diagnosisCodeNotBillable } from './diagnosis-code-not-billable.ts'

const rows = {
  E11: { billable: false },
  E119: { billable: true },
  S72: { billable: false },
  S72001: { billable: false },
  S72001A: { billable: true },
  I10: { billable: true },
  M545: { billable: false },
  R51: { billable: false },
}
const fiscalYear = { from: '2023-10-01', to: '2024-09-30' }
const tables = { diagnosisCodes: released('diagnosisCodes', codeTable(rows), fiscalYear) }
const starter = {
  diagnosisCodes: released('diagnosisCodes', codeTable(rows, false), { starter: true }),
}
const base = { serviceFromDay: day('2024-03-05'), paidCents: 7500 }

ruleTable(diagnosisCodeNotBillable, { base, tables }, [
  { name: 'complete codes', lines: [{ diagnoses: ['E119', 'S72001A', 'I10'] }], expect: 'pass' },
  {
    name: 'a category of three characters that is a code',
    lines: [{ diagnoses: ['I10'] }],
    expect: 'pass',
  },
  {
    name: 'an injury that the starter pack does not list, without its seventh character',
    tables: starter,
    lines: [{ diagnoses: ['S72092'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'an injury that the starter pack does not list, complete',
    tables: starter,
    lines: [{ diagnoses: ['S72092A'] }],
    expect: 'cannot-tell',
  },
  {
    name: 'a code that was divided before the release, after its day',
    lines: [{ diagnoses: ['M545'], serviceFromDay: day('2021-11-03') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'a code that was divided before the release, before its day',
    lines: [{ diagnoses: ['R51'], serviceFromDay: day('2020-09-01') }],
    expect: 'cannot-tell',
  },
  {
    name: 'a heading first',
    lines: [{ diagnoses: ['E11'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 7500,
    says: /E11 is a heading/,
  },
  {
    name: 'the seventh character is missing, second diagnosis',
    lines: [{ diagnoses: ['I10', 'S72001'] }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'first of those listed, where the place of the principal one is blank',
    lines: [{ diagnoses: ['E11', 'I10'], isPrincipalBlank: true }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'a heading of another year',
    lines: [{ serviceFromDay: day('2018-03-05'), diagnoses: ['E11'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'read from',
  },
  {
    name: 'what a later release divides may have stood alone before',
    lines: [{ serviceFromDay: day('2018-03-05'), diagnoses: ['S72001'] }],
    expect: 'cannot-tell',
  },
  {
    name: 'a heading of an earlier release is still one',
    lines: [{ serviceFromDay: day('2028-03-05'), diagnoses: ['S72001'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'the starter pack knows the heading',
    tables: starter,
    lines: [{ diagnoses: ['E11', 'Q0000'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the starter pack does not know the code',
    tables: starter,
    lines: [{ diagnoses: ['Q0000'] }],
    expect: 'cannot-tell',
  },
  {
    name: 'before the change to ICD-10-CM',
    lines: [{ serviceFromDay: day('2014-03-05'), diagnoses: ['E11'] }],
    expect: 'not-applicable',
  },
])
