import { addMonths, day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { rentBeyondCap } from './rent-beyond-cap.ts'

const base = {
  claimType: 'dme',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: 'E0601',
  modifiers: ['RR'],
  paidCents: 5_000,
} as const
const months = (number: number, from = '2023-01-05') =>
  Array.from({ length: number }, (_, at) => ({ serviceFromDay: addMonths(day(from), at) }))
const fromTheFirst = months(13).map((line, at) => ({
  ...line,
  modifiers: ['RR', ['KH', 'KI', 'KI'][at] ?? 'KJ'],
}))

ruleTable(rentBeyondCap, { base, auditDay: '2026-12-31' }, [
  {
    name: 'fifteen months',
    lines: months(15),
    expect: 'finding',
    class: 'lead',
    flags: [14, 15],
    atRiskCents: 10_000,
    says: 'month 14 since 01/05/2023; Medicare pays 13 months',
  },
  { name: 'thirteen months from the first', lines: fromTheFirst, expect: 'pass' },
  { name: 'months whose first is not known', lines: months(13), expect: 'cannot-tell' },
  {
    name: 'a new period after a break of three months',
    lines: [
      ...fromTheFirst,
      ...months(2, '2024-05-20').map((line, at) => ({
        ...line,
        modifiers: ['RR', at ? 'KI' : 'KH'],
      })),
    ],
    expect: 'pass',
  },
  {
    name: 'new equipment after a loss',
    lines: [...months(13), { serviceFromDay: day('2024-02-05'), modifiers: ['RR', 'RA'] }],
    expect: 'cannot-tell',
  },
  {
    name: 'two bills of one month are one month',
    lines: [
      ...months(12),
      { serviceFromDay: day('2023-12-10') },
      { serviceFromDay: day('2024-01-05') },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'oxygen for thirty-seven months',
    lines: months(37).map((line) => ({ ...line, procedureCode: 'E1390' })),
    expect: 'finding',
    flags: [37],
  },
  {
    name: 'a ventilator, which is rented as long as it is needed, and a fee for maintenance',
    lines: [
      ...months(15).map((line) => ({ ...line, procedureCode: 'E0466' })),
      { serviceFromDay: day('2024-08-05'), modifiers: ['MS'] },
    ],
    expect: 'not-applicable',
  },
])
