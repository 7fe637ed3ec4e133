import { day } from '../../../claim/day.ts'
import type { DiagnosisEdits } from '../../../reference/diagnosis-rows.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { manifestationListedFirst } from './manifestation-listed-first.ts'

const plain: DiagnosisEdits = {
  ageBands: [],
  manifestation: false,
  unacceptablePrincipal: false,
  sex: undefined,
}
const rows = { H42: { ...plain, manifestation: true }, E1139: plain }
const tables = { diagnosisEdits: released('diagnosisEdits', codeTable(rows)) }
const selection = { diagnosisEdits: released('diagnosisEdits', codeTable(rows, false)) }

ruleTable(manifestationListedFirst, { tables, base: { serviceFromDay: day('2024-05-02') } }, [
  {
    name: 'glaucoma of another disease listed first',
    lines: [{ diagnoses: ['H42', 'E1139'] }],
    expect: 'finding',
    flags: [1],
    class: 'error',
  },
  { name: 'listed after its cause', lines: [{ diagnoses: ['E1139', 'H42'] }], expect: 'pass' },
  {
    name: 'the place of the first one is blank',
    lines: [{ diagnoses: ['H42'], isPrincipalBlank: true }],
    expect: 'cannot-tell',
    says: 'place of the first diagnosis is blank',
  },
  { name: 'not on a complete list', lines: [{ diagnoses: ['I10'] }], expect: 'pass' },
  {
    name: 'not on the selection of the starter pack',
    lines: [{ diagnoses: ['I10'] }],
    tables: selection,
    expect: 'cannot-tell',
  },
  {
    name: 'no release for the day turns the error into a lead',
    lines: [{ diagnoses: ['H42'], serviceFromDay: day('2018-05-02') }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  {
    name: 'ICD-9',
    lines: [{ diagnoses: ['36544'], serviceFromDay: day('2012-05-02') }],
    expect: 'not-applicable',
  },
])
