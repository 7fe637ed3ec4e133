import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { codeTable, released } from '../../../testing/tables.ts'
import { diagnosesExcludeEachOther } from './diagnoses-exclude-each-other.ts'

const tables = {
  excludedDiagnoses: released(
    'excludedDiagnoses',
    codeTable({
      E10: {
        ranges: [
          ['E08', 'E09'],
          ['E11', 'E11'],
        ],
      },
      J069: { ranges: [['J09X3', 'J09X3']] },
    } as const),
  ),
}
const base = {
  claimId: 'A',
  claimType: 'professional',
  serviceFromDay: day('2024-05-01'),
  procedureCode: '99213',
  diagnoses: ['E119', 'E1065'],
  paidCents: 9_000,
} as const

ruleTable(diagnosesExcludeEachOther, { base, tables }, [
  {
    name: 'two types of diabetes, once for the claim',
    lines: [{}, { procedureCode: '83036', paidCents: 1_000 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'E10.65 and E11.9 stand on one claim',
  },
  {
    name: 'a range of categories, on two lines',
    lines: [
      { diagnoses: ['E1065'] },
      { procedureCode: '83036', diagnoses: ['E0865'], paidCents: 1_000 },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'notes of another year',
    lines: [{ serviceFromDay: day('2015-11-01') }],
    expect: 'finding',
    class: 'notice',
    flags: [1],
  },
  { name: 'two that may stand together', lines: [{ diagnoses: ['E119', 'I10'] }], expect: 'pass' },
  {
    name: 'a longer code than the note names',
    lines: [{ diagnoses: ['J069', 'J09X9'] }],
    expect: 'pass',
  },
  { name: 'one', lines: [{ diagnoses: ['E119'] }], expect: 'not-applicable' },
  {
    name: 'ICD-9',
    lines: [{ diagnoses: ['E119', 'E1065'], icdVersion: '9' }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  { name: 'none', lines: [{ diagnoses: [] }], expect: 'cannot-tell' },
])
