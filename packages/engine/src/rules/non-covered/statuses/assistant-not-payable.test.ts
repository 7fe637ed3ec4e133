import { day } from '../../../claim/day.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { assistantNotPayable } from './assistant-not-payable.ts'

const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '27447': { ...plainFeeScheduleRow, assistantSurgeon: '2' },
      '20610': { ...plainFeeScheduleRow, assistantSurgeon: '1' },
      '29881': { ...plainFeeScheduleRow, assistantSurgeon: '0' },
      '99213': { ...plainFeeScheduleRow, assistantSurgeon: '9' },
    }),
  ),
}
const base = { serviceFromDay: day('2024-03-05'), paidCents: 20_000, modifiers: ['80'] }

ruleTable(assistantNotPayable, { base, tables }, [
  { name: 'payable', lines: [{ procedureCode: '27447', modifiers: ['AS'] }], expect: 'pass' },
  {
    name: 'barred by law',
    lines: [{ procedureCode: '20610' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 20_000,
    says: /for which the law pays no assistant/,
  },
  {
    name: 'payable with documentation',
    lines: [{ procedureCode: '29881', modifiers: ['82'] }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'no operation: another rule speaks',
    lines: [{ procedureCode: '99213' }],
    expect: 'not-applicable',
  },
  {
    name: 'denied already',
    lines: [{ procedureCode: '20610', claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  { name: 'not in the schedule', lines: [{ procedureCode: '99999' }], expect: 'cannot-tell' },
])
