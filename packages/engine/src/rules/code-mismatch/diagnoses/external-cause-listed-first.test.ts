import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { externalCauseListedFirst } from './external-cause-listed-first.ts'

const on2024 = { serviceFromDay: day('2024-05-02') }

ruleTable(externalCauseListedFirst, {}, [
  {
    name: 'fall listed first',
    lines: [{ ...on2024, diagnoses: ['W010XXA', 'S52501A'] }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: 'W01.0XXA',
  },
  {
    name: 'the only diagnosis, version stated',
    lines: [{ icdVersion: '10', diagnoses: ['Y9301'] }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'fall listed after the injury',
    lines: [{ ...on2024, diagnoses: ['S52501A', 'W010XXA'] }],
    expect: 'pass',
  },
  {
    name: 'a reason for contact, Z code',
    lines: [{ ...on2024, diagnoses: ['Z0000'] }],
    expect: 'pass',
  },
  {
    name: 'V code of ICD-9',
    lines: [{ serviceFromDay: day('2012-03-01'), diagnoses: ['V700'] }],
    expect: 'not-applicable',
  },
  {
    name: 'the place of the first one is blank',
    lines: [{ ...on2024, diagnoses: ['W19XXXA'], isPrincipalBlank: true }],
    expect: 'cannot-tell',
    says: 'place of the first diagnosis is blank',
  },
  { name: 'neither version nor date', lines: [{ diagnoses: ['V700'] }], expect: 'cannot-tell' },
  {
    name: 'no diagnosis on the line',
    lines: [{ diagnoses: [] }, { ...on2024, diagnoses: ['I10'] }],
    expect: 'cannot-tell',
  },
])
