import { day } from '../../../claim/day.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { bilateralBilledTwice } from './bilateral-billed-twice.ts'

const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '20610': { ...plainFeeScheduleRow, bilateral: '1' },
      '31231': { ...plainFeeScheduleRow, bilateral: '2' },
      '73562': { ...plainFeeScheduleRow, bilateral: '3' },
    }),
  ),
}
const base = {
  patientKey: 'A',
  claimId: 'C1',
  procedureCode: '20610',
  serviceFromDay: day('2024-03-05'),
  renderingNpi: '1234567893',
  paidCents: 6000,
}
const left = { modifiers: ['LT'] }
const right = { modifiers: ['RT'] }
const both = { modifiers: ['50'], units: 1, paidCents: 9000 }

ruleTable(bilateralBilledTwice, { base, tables }, [
  { name: 'one line with 50', lines: [both], expect: 'pass' },
  { name: 'one side', lines: [left], expect: 'pass' },
  {
    name: '50 with two units',
    lines: [{ ...both, units: 2, paidCents: 12_000 }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 6000,
    says: '50 and 2 units',
  },
  {
    name: '50 and a side',
    lines: [both, left],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 6000,
  },
  {
    name: '50 and a separate injection',
    lines: [both, { modifiers: ['LT', '59'] }],
    expect: 'pass',
  },
  {
    name: 'left and right both in full',
    lines: [left, right],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 3000,
    says: '200% where Medicare pays 150%',
  },
  {
    name: 'the side that was paid later, though its row comes first',
    lines: [
      { ...left, paidDay: day('2024-05-20') },
      { ...right, paidDay: day('2024-04-20') },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 3000,
  },
  {
    name: 'left and right of a file of charges: nothing is said to be paid',
    lines: [left, right].map((side) => ({ ...side, paidCents: undefined, chargeCents: 9000 })),
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'is charged in full for the left',
  },
  {
    name: 'left and right of which nothing was paid',
    lines: [left, right].map((side) => ({ ...side, paidCents: 0 })),
    expect: 'pass',
  },
  {
    name: '50 with one unit, paid as two sides of the same patient',
    lines: [
      { ...both, paidCents: 12_000 },
      { ...left, serviceFromDay: day('2024-01-08') },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 3000,
    says: 'twice the $60.00 of one side',
  },
  {
    name: '50 with one unit at 150% of a single side',
    lines: [both, { ...left, serviceFromDay: day('2024-01-08') }],
    expect: 'pass',
  },
  { name: 'the second side at half', lines: [left, { ...right, paidCents: 3000 }], expect: 'pass' },
  {
    name: 'a code that means both sides',
    lines: [
      { ...left, procedureCode: '31231' },
      { ...right, procedureCode: '31231' },
    ],
    expect: 'finding',
    class: 'error',
    flags: [2],
  },
  {
    name: 'X-rays of both knees are paid in full',
    lines: [
      { ...left, procedureCode: '73562' },
      { ...right, procedureCode: '73562' },
    ],
    expect: 'pass',
  },
  {
    name: 'another provider',
    lines: [both, { ...left, renderingNpi: '1003000126' }],
    expect: 'pass',
  },
  { name: 'a hospital, several units', lines: [{ ...both, billType: '131' }], expect: 'pass' },
  {
    name: 'a hospital, both sides and once more',
    lines: [
      { ...both, units: 1, billType: '131' },
      { ...both, units: 1, modifiers: ['RT'], billType: '131' },
    ],
    expect: 'finding',
    class: 'error',
    flags: [2],
    says: 'for both sides (50) and once more',
  },
  { name: 'a stay', lines: [{ ...both, billType: '111' }], expect: 'not-applicable' },
  {
    name: 'not in the schedule',
    lines: [{ ...both, procedureCode: '29881' }],
    expect: 'cannot-tell',
  },
  {
    name: 'the assistant of an operation on both sides',
    lines: [both, { ...both, modifiers: ['50', '80'], paidCents: 1440 }],
    expect: 'pass',
  },
  {
    name: 'two surgeons of an operation on both sides',
    lines: [
      { ...both, modifiers: ['50', '62'] },
      { ...both, modifiers: ['50', '80'] },
    ],
    expect: 'pass',
  },
])
