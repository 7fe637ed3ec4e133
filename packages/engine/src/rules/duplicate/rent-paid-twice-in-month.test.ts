import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { rentPaidTwiceInMonth } from './rent-paid-twice-in-month.ts'

const base = {
  claimType: 'dme',
  patientKey: 'P1',
  payer: 'Medicare',
  billingNpi: '1234567893',
  procedureCode: 'E0601',
  modifiers: ['RR'],
  paidCents: 5_000,
} as const
const on = (date: string) => ({ serviceFromDay: day(date) })

ruleTable(rentPaidTwiceInMonth, { base }, [
  {
    name: 'two rents of a month',
    lines: [on('2024-03-05'), on('2024-03-19')],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 5_000,
    says: '14 days later',
  },
  {
    name: 'two rents within a calendar month of thirty-one days',
    lines: [on('2024-01-01'), on('2024-01-31')],
    expect: 'pass',
  },
  { name: 'a month billed early', lines: [on('2024-02-05'), on('2024-03-01')], expect: 'pass' },
  {
    name: 'another supplier after a change',
    lines: [on('2024-03-05'), { ...on('2024-03-19'), billingNpi: '1999999984' }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'the first month twice, days apart',
    lines: ['2024-03-05', '2024-03-19'].map((date) => ({ ...on(date), modifiers: ['RR', 'KH'] })),
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'a new period of rent, marked as the first month',
    lines: [on('2024-03-05'), { ...on('2024-03-19'), modifiers: ['RR', 'KH'] }],
    expect: 'pass',
  },
  {
    name: 'the same day is a duplicate, which other rules find',
    lines: [on('2024-03-05'), on('2024-03-05')],
    expect: 'pass',
  },
  {
    name: 'the first was denied',
    lines: [{ ...on('2024-03-05'), claimStatus: 'denied' }, on('2024-03-19')],
    expect: 'pass',
  },
  {
    name: 'a part of a month, a piece for each side, a purchase',
    lines: [
      { ...on('2024-03-05'), modifiers: ['RR', 'KR'] },
      { ...on('2024-03-05'), modifiers: ['RR', 'LT'] },
      { ...on('2024-03-05'), modifiers: ['NU'] },
      { ...on('2024-03-05'), procedureCode: 'E0973' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no patient',
    lines: [{ ...on('2024-03-05'), patientKey: undefined }, on('2024-03-05')],
    expect: 'cannot-tell',
  },
])
