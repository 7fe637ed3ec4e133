import { day } from '../../../claim/day.ts'
import { ptpEdits, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { ptpPairBypassed } from './ptp-pair-bypassed.ts'

const edits = ptpEdits([
  ['29881', '29877'],
  ['20610', '99213'],
  ['99213', '96116'],
  ['80053', '80048', { modifierIndicator: 0 }],
])

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  serviceFromDay: day('2024-05-02'),
  paidCents: 4500,
} as const

ruleTable(
  ptpPairBypassed,
  { base, tables: { ptpPractitioner: released('ptpPractitioner', edits) } },
  [
    {
      name: '25 on the visit',
      lines: [{ procedureCode: '20610' }, { procedureCode: '99213', modifiers: ['25'] }],
      expect: 'finding',
      flags: [2],
      class: 'notice',
      atRiskCents: 0,
      says: /99213 is included in 20610.*paid because of modifier 25/,
    },
    {
      name: 'only what lets the pair through is named',
      lines: [
        { procedureCode: '20610', modifiers: ['AS'] },
        { procedureCode: '99213', modifiers: ['AM', '25'] },
      ],
      expect: 'finding',
      flags: [2],
      says: /because of modifier 25;/,
    },
    {
      name: '25 on a visit that stands in column 1',
      lines: [{ procedureCode: '99213', modifiers: ['25'] }, { procedureCode: '96116' }],
      expect: 'finding',
      flags: [2],
    },
    {
      name: 'XS on column 2',
      lines: [{ procedureCode: '29881' }, { procedureCode: '29877', modifiers: ['XS'] }],
      expect: 'finding',
      flags: [2],
    },
    {
      name: 'a side on one line only',
      lines: [{ procedureCode: '29881' }, { procedureCode: '29877', modifiers: ['LT'] }],
      expect: 'finding',
      flags: [2],
    },
    {
      name: 'a finger within the side of the other line',
      lines: [
        { procedureCode: '29881', modifiers: ['LT'] },
        { procedureCode: '29877', modifiers: ['F1'] },
      ],
      expect: 'finding',
      flags: [2],
    },
    {
      name: 'different sides need no record',
      lines: [
        { procedureCode: '29881', modifiers: ['RT'] },
        { procedureCode: '29877', modifiers: ['LT'] },
      ],
      expect: 'pass',
    },
    {
      name: 'indicator 0 is not bypassed by anything',
      lines: [{ procedureCode: '80053' }, { procedureCode: '80048', modifiers: ['59'] }],
      expect: 'pass',
    },
    {
      name: 'no modifier',
      lines: [{ procedureCode: '29881' }, { procedureCode: '29877' }],
      expect: 'not-applicable',
    },
    {
      name: 'denied',
      lines: [{ procedureCode: '29877', modifiers: ['59'], claimStatus: 'denied' }],
      expect: 'not-applicable',
    },
    { name: 'no code', lines: [{}], expect: 'cannot-tell' },
  ],
)
