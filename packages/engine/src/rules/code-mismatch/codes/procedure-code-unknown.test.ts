import { day } from '../../../claim/day.ts'
import { procedureNumber } from '../../../claim/procedure-number.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { procedureCodeUnknown } from './procedure-code-unknown.ts'

const active = { effectiveDay: undefined, terminationDay: undefined }
const window = { from: '2024-01-01', to: '2024-12-31' }
const levelTwo = {
  ...procedureTable({ J1100: active }, false),
  completeFor: (procedure: number) => procedure >= procedureNumber('A0000'),
}
const tables = {
  procedureCodes: released('procedureCodes', levelTwo, window),
  feeSchedule: released('feeSchedule', procedureTable({ '99213': plainFeeScheduleRow }), window),
}
const starter = {
  procedureCodes: released('procedureCodes', procedureTable({ '99213': active }, false), {
    starter: true,
  }),
}
const base = { serviceFromDay: day('2024-03-05'), paidCents: 5000 }

ruleTable(procedureCodeUnknown, { base, tables }, [
  { name: 'HCPCS Level II', lines: [{ procedureCode: 'J1100' }], expect: 'pass' },
  { name: 'CPT of the fee schedule', lines: [{ procedureCode: '99213' }], expect: 'pass' },
  {
    name: 'the rate code of a nursing facility',
    lines: [{ procedureCode: 'KAGE1', revenueCode: '0022' }],
    expect: 'not-applicable',
  },
  {
    name: 'the same beside another revenue code',
    lines: [{ procedureCode: 'KAGE1', revenueCode: '0420' }, { procedureCode: '99213' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'not in HCPCS Level II',
    lines: [{ procedureCode: 'J1199' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 5000,
    says: /J1199 is not in HCPCS/,
  },
  {
    name: 'not in the fee schedule',
    lines: [{ procedureCode: '99999' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a column of which most values are no codes is doubted as a whole',
    lines: ['99213', 'J1100', 'ROOMS', 'PHARM', 'LABOR', 'OTHER'].map((procedureCode) => ({
      procedureCode,
    })),
    expect: 'finding',
    class: 'notice',
    flags: [5],
    atRiskCents: 0,
    says: '4 of its 6 different values are no known codes',
  },
  {
    name: 'a small file of nothing but words',
    lines: ['ROOMS', 'PHARM', 'LABOR'].map((procedureCode) => ({ procedureCode })),
    expect: 'finding',
    class: 'notice',
    flags: [3],
    atRiskCents: 0,
  },
  {
    name: 'two mistakes among right codes',
    lines: ['99213', 'J1100', '99213', 'J1198', 'J1199'].map((procedureCode) => ({
      procedureCode,
    })),
    expect: 'finding',
    flags: [4, 5],
    atRiskCents: 10000,
  },
  {
    name: 'a shape that no code set knows needs no table',
    tables: {},
    lines: [{ procedureCode: 'ABCDE' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'a number outside every section of CPT needs no table either',
    tables: starter,
    lines: [{ procedureCode: '99999' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'no section of CPT',
  },
  {
    name: 'a character is missing on a professional claim',
    lines: [{ procedureCode: '9921', placeOfService: '11' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: '9921 has 4 characters',
  },
  {
    name: 'four digits on a hospital claim may be a procedure of ICD-9',
    lines: [{ procedureCode: '8154', billType: '111', revenueCode: '0360' }],
    expect: 'not-applicable',
  },
  {
    name: 'absent from a release of another year',
    lines: [{ procedureCode: 'J1199', serviceFromDay: day('2018-03-05') }],
    expect: 'cannot-tell',
    says: 'no release',
  },
  {
    name: 'absent from the starter pack',
    tables: starter,
    lines: [{ procedureCode: '99214' }, { procedureCode: 'J1199' }],
    expect: 'cannot-tell',
    says: 'starter pack',
  },
  {
    name: 'codes that these tables do not list',
    lines: [
      { procedureCode: '0240U' },
      { procedureCode: 'D0120' },
      { procedureCode: 'W1234' },
      { procedureCode: '0DTJ4ZZ' },
      { procedureCode: '00000' },
      { procedureCode: undefined },
    ],
    expect: 'not-applicable',
  },
])
