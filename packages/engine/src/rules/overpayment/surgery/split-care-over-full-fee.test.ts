import { day } from '../../../claim/day.ts'
import type { FeeScheduleRow } from '../../../reference/procedure-rows.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { splitCareOverFullFee } from './split-care-over-full-fee.ts'

const shares = { preOperative: 0.1, intraOperative: 0.7, postOperative: 0.2 }
const schedule = {
  '66984': { ...plainFeeScheduleRow, globalDays: '090', ...shares },
  '93000': plainFeeScheduleRow,
}
const tables = { feeSchedule: released('feeSchedule', procedureTable(schedule)) }
const starter = { feeSchedule: released('feeSchedule', procedureTable<FeeScheduleRow>({}, false)) }

const surgeryDay = day('2024-03-04')
const base = {
  claimType: 'professional',
  patientKey: 'P1',
  procedureCode: '66984',
  serviceFromDay: surgeryDay,
  paidCents: 12_000,
} as const

const surgeon = (modifiers: readonly string[] = []) => ({
  claimId: 'A',
  renderingNpi: '1234567893',
  modifiers,
})
const other = (modifiers: readonly string[]) => ({
  claimId: 'B',
  renderingNpi: '1003000126',
  modifiers,
})
const found = { expect: 'finding', flags: [2], class: 'error', atRiskCents: 12_000 } as const

ruleTable(splitCareOverFullFee, { base, tables }, [
  {
    name: "full fee and another's aftercare",
    lines: [surgeon(), other(['55'])],
    ...found,
    says: 'another provider was paid the full package of 66984 on 03/04/2024, which already holds that 20%',
  },
  { name: "full fee and another's operation", lines: [surgeon(), other(['54'])], ...found },
  { name: "full fee and another's care before", lines: [surgeon(), other(['56'])], ...found },
  {
    name: 'full fee and own aftercare',
    lines: [surgeon(), surgeon(['55'])],
    ...found,
    says: 'the same provider',
  },
  {
    name: 'aftercare by the day on which it was taken over',
    lines: [surgeon(), { ...other(['55']), serviceFromDay: surgeryDay + 7 }],
    ...found,
    class: 'lead',
  },
  { name: 'shared as it should be', lines: [surgeon(['54']), other(['55'])], expect: 'pass' },
  { name: 'the operation alone', lines: [surgeon(['54'])], expect: 'pass' },
  {
    name: 'the first eye shared, the second not',
    lines: [
      surgeon(['54', 'RT']),
      other(['55', 'RT']),
      { ...surgeon(['LT', '79']), serviceFromDay: surgeryDay + 7 },
    ],
    expect: 'pass',
  },
  { name: 'the other eye', lines: [surgeon(['LT']), other(['55', 'RT'])], expect: 'cannot-tell' },
  { name: "the surgeon's claim is not available", lines: [other(['55'])], expect: 'cannot-tell' },
  {
    name: 'a part of something that has no package',
    lines: [{ ...other(['55']), procedureCode: '93000' }],
    expect: 'not-applicable',
  },
  { name: 'no parts', lines: [surgeon(['RT'])], expect: 'not-applicable' },
  {
    name: 'denied aftercare',
    lines: [surgeon(), { ...other(['55']), claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  {
    name: 'denied operation',
    lines: [{ ...surgeon(), claimStatus: 'denied' }, other(['55'])],
    expect: 'cannot-tell',
  },
  {
    name: 'an operation that the starter pack does not know',
    lines: [surgeon(), other(['55'])],
    tables: starter,
    expect: 'cannot-tell',
  },
])
