import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { partReplacedTwice } from './part-replaced-twice.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  renderingNpi: '1234567893',
  paidCents: 60_000,
} as const
const on = (procedureCode: string, date: string, ...modifiers: string[]) => ({
  procedureCode,
  serviceFromDay: day(date),
  modifiers,
})

ruleTable(partReplacedTwice, { base }, [
  {
    name: 'the lens of one eye',
    lines: [on('66984', '2023-08-20', 'RT'), on('66982', '2024-06-20', 'RT')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 60_000,
    says: 'replaces the right lens, which 66984 of 08/20/2023 replaced',
  },
  {
    name: 'a knee, in an earlier upload',
    history: [on('27447', '2020-08-20', 'LT')],
    lines: [on('27447', '2024-06-20', 'LT')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the operation alone, without its care',
    lines: [on('66984', '2024-06-06', 'RT', '54'), on('66984', '2024-09-07', 'RT')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the other eye',
    lines: [on('66984', '2024-06-06', 'RT'), on('66984', '2024-06-20', 'LT')],
    expect: 'pass',
  },
  {
    name: 'a knee after it was taken out',
    lines: [
      on('27447', '2023-08-20', 'LT'),
      on('27488', '2023-11-20', 'LT'),
      on('27447', '2024-06-20', 'LT'),
    ],
    expect: 'pass',
  },
  {
    name: 'a hip after eleven years',
    history: [on('27130', '2013-01-20', 'LT')],
    lines: [on('27130', '2024-06-20', 'LT')],
    expect: 'pass',
  },
  {
    name: 'the bills of one day',
    lines: [on('27447', '2024-06-20', 'LT'), on('27447', '2024-06-20', 'LT', '80')],
    expect: 'pass',
  },
  {
    name: 'the care after the operation',
    lines: [on('66984', '2024-06-07', 'RT', '55')],
    expect: 'not-applicable',
  },
  {
    name: 'the first one was denied',
    lines: [
      { ...on('66984', '2024-06-06', 'RT'), claimStatus: 'denied' },
      on('66984', '2024-06-20', 'RT'),
    ],
    expect: 'pass',
  },
  { name: 'a revision', lines: [on('27487', '2024-06-20', 'LT')], expect: 'not-applicable' },
  { name: 'no side', lines: [on('66984', '2024-06-20', 'SG')], expect: 'cannot-tell' },
  {
    name: 'nobody named',
    lines: [{ ...on('27447', '2024-06-20', 'LT'), patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
