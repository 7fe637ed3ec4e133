import { day } from '../../../claim/day.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureCodeInactive } from './procedure-code-inactive.ts'

const tables = {
  procedureCodes: released(
    'procedureCodes',
    procedureTable({
      '99213': { effectiveDay: undefined, terminationDay: undefined },
      G0512: { effectiveDay: day('2018-01-01'), terminationDay: day('2024-06-30') },
      J0177: { effectiveDay: day('2024-04-01'), terminationDay: undefined },
    }),
    { from: '2024-01-01', to: '2024-12-31' },
  ),
}
const base = { serviceFromDay: day('2024-03-05'), paidCents: 5000 }

ruleTable(procedureCodeInactive, { base, tables }, [
  { name: 'active', lines: [{ procedureCode: '99213' }], expect: 'pass' },
  {
    name: 'the last day counts',
    lines: [{ procedureCode: 'G0512', serviceFromDay: day('2024-06-30') }],
    expect: 'pass',
  },
  {
    name: 'the day after the last',
    lines: [{ procedureCode: 'G0512', serviceFromDay: day('2024-07-01') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 5000,
    says: /G0512 was last valid on 06\/30\/2024/,
  },
  {
    name: 'before it came into force',
    lines: [{ procedureCode: 'J0177' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: /first valid on 04\/01\/2024/,
  },
  {
    name: 'before it came into force, read from a later release',
    lines: [{ procedureCode: 'J0177', serviceFromDay: day('2023-03-05') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: '99201 after 2020 needs no table',
    tables: {},
    lines: [{ procedureCode: '99201', serviceFromDay: day('2021-01-01') }],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: '99201 in 2020',
    tables: {},
    lines: [{ procedureCode: '99201', serviceFromDay: day('2020-12-31') }],
    expect: 'cannot-tell',
  },
  {
    name: 'domiciliary visit after 2022',
    lines: [{ procedureCode: '99325' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'telephone visit after 2024',
    lines: [{ procedureCode: '99442', serviceFromDay: day('2025-01-01') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'no release for the year',
    lines: [{ ...base, procedureCode: '99213', serviceFromDay: day('2015-03-05') }],
    expect: 'cannot-tell',
  },
  { name: 'not in the tables', lines: [{ procedureCode: 'G9999' }], expect: 'cannot-tell' },
  {
    name: 'revenue code only',
    lines: [
      { procedureCode: undefined, revenueCode: '0450' },
      { procedureCode: '99213', frequencyCode: '8' },
    ],
    expect: 'not-applicable',
  },
])
