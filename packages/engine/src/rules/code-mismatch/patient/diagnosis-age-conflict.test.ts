import { day } from '../../../claim/day.ts'
import type { DiagnosisEdits } from '../../../reference/diagnosis-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { diagnosisAgeConflict } from './diagnosis-age-conflict.ts'

const aged = (name: string, from: number, to: number): DiagnosisEdits => ({
  ageBands: [{ name, from, to }],
  manifestation: false,
  unacceptablePrincipal: false,
  sex: undefined,
})
const rows = {
  Z3800: aged('newborn', 0, 0),
  Z00129: aged('pediatric', 0, 17),
  H26001: aged('pediatric', 0, 17),
  O80: aged('maternity', 9, 64),
  H2511: aged('adult', 15, 124),
}
const tables = { diagnosisEdits: released('diagnosisEdits', codeTable(rows)) }
const selection = { diagnosisEdits: released('diagnosisEdits', codeTable(rows, false)) }

ruleTable(diagnosisAgeConflict, { tables, base: { serviceFromDay: day('2024-06-15') } }, [
  {
    name: 'birth of a newborn on an adult',
    lines: [{ diagnoses: ['Z3800'], birthDay: day('1990-01-01') }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: /ages 0 to 0.*was 34/,
  },
  {
    name: 'child check on the eighteenth birthday',
    lines: [{ diagnoses: ['Z00129'], birthDay: day('2006-06-15') }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  {
    name: 'child check on the day before',
    lines: [{ diagnoses: ['Z00129'], birthDay: day('2006-06-16') }],
    expect: 'pass',
  },
  {
    name: 'a disease of childhood in an adult may have lasted',
    lines: [{ diagnoses: ['H26001'], ageYears: 30 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'jaundice of the newborn at 45',
    lines: [{ diagnoses: ['P599'], ageYears: 45 }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: 'disease of the newborn',
  },
  { name: 'at one', lines: [{ diagnoses: ['P599'], ageYears: 1 }], expect: 'pass' },
  {
    name: 'delivery at 66',
    lines: [{ diagnoses: ['O80'], ageYears: 66 }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  { name: 'delivery at 64', lines: [{ diagnoses: ['O80'], ageYears: 64 }], expect: 'pass' },
  {
    name: 'cataract of old age in a child, second on the line',
    lines: [{ diagnoses: ['I10', 'H2511'], ageYears: 8 }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'born after the date of service: the date is wrong, not the diagnosis',
    lines: [{ diagnoses: ['H2511'], birthDay: day('2025-01-01') }],
    expect: 'cannot-tell',
  },
  {
    name: 'a diagnosis that a selection does not list',
    lines: [{ diagnoses: ['I10'], ageYears: 8 }],
    tables: selection,
    expect: 'cannot-tell',
  },
  {
    name: 'ICD-9',
    lines: [{ diagnoses: ['650'], ageYears: 80, icdVersion: '9' }],
    expect: 'not-applicable',
  },
])
