import { day } from '../../../claim/day.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { diagnosisCodeUnknown } from './diagnosis-code-unknown.ts'

const rows = {
  E11: { billable: false },
  E119: { billable: true },
  I10: { billable: true },
}
const fiscalYear = { from: '2023-10-01', to: '2024-09-30' }
const tables = { diagnosisCodes: released('diagnosisCodes', codeTable(rows), fiscalYear) }
const starter = {
  diagnosisCodes: released('diagnosisCodes', codeTable(rows, false), { starter: true }),
}
const base = { serviceFromDay: day('2024-03-05'), paidCents: 7500 }

ruleTable(diagnosisCodeUnknown, { base, tables }, [
  { name: 'codes of the year', lines: [{ diagnoses: ['E119', 'I10'] }], expect: 'pass' },
  { name: 'a heading exists', lines: [{ diagnoses: ['E11'] }], expect: 'pass' },
  {
    name: 'first-listed code that does not exist',
    lines: [{ diagnoses: ['E1199', 'I10'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 7500,
    says: /^Diagnosis E11\.99 is not in ICD-10-CM/,
  },
  {
    name: 'secondary codes that do not exist',
    lines: [{ diagnoses: ['I10', 'E1199', 'Q0000'] }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'first of those listed, where the place of the principal one is blank',
    lines: [{ diagnoses: ['E1199', 'I10'], isPrincipalBlank: true }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'inpatient: the year of the discharge',
    lines: [
      {
        billType: '111',
        serviceFromDay: day('2023-09-20'),
        dischargeDay: day('2023-10-02'),
        diagnoses: ['E1199'],
      },
    ],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'another year, a category that exists',
    lines: [{ serviceFromDay: day('2018-03-05'), diagnoses: ['E1199'] }],
    expect: 'cannot-tell',
  },
  {
    name: 'another year, a category that does not exist',
    lines: [{ serviceFromDay: day('2018-03-05'), diagnoses: ['Q0000'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'not in the starter pack, in a category that it has',
    tables: starter,
    lines: [{ diagnoses: ['E1165'] }],
    expect: 'cannot-tell',
    says: 'starter pack',
  },
  {
    name: 'of no category, under the starter pack',
    tables: starter,
    lines: [{ diagnoses: ['Q0000'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'longer than a complete code, under the starter pack',
    tables: starter,
    lines: [{ diagnoses: ['I109'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a letter O for a zero, whatever the year',
    tables: starter,
    lines: [{ serviceFromDay: day('2019-03-05'), diagnoses: ['Z0O00'] }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'ICD-9-CM before the change',
    lines: [{ serviceFromDay: day('2014-03-05'), diagnoses: ['25000'] }],
    expect: 'not-applicable',
  },
  { name: 'no diagnosis', lines: [{}, { diagnoses: ['I10'] }], expect: 'pass' },
])
