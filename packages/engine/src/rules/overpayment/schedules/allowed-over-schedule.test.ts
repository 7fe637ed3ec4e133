import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { allowedOverSchedule } from './allowed-over-schedule.ts'

const rows = { 99213: { facilityCents: 6400, nonFacilityCents: 9000 } }
const tables = { feeSchedulePayments: released('feeSchedulePayments', procedureTable(rows)) }
const selection = {
  feeSchedulePayments: released('feeSchedulePayments', procedureTable(rows, false)),
}
const base = {
  procedureCode: '99213',
  placeOfService: '11',
  units: 1,
  serviceFromDay: day('2024-05-02'),
}

ruleTable(allowedOverSchedule, { tables, base }, [
  {
    name: 'four times the office payment',
    lines: [{ allowedCents: 36000, paidCents: 36000 }],
    expect: 'finding',
    flags: [1],
    class: 'outlier',
    atRiskCents: 9000,
    says: '4.0 times',
  },
  { name: 'three times', lines: [{ allowedCents: 27000 }], expect: 'pass' },
  {
    name: 'the facility payment is lower',
    lines: [{ allowedCents: 20000, placeOfService: '22' }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'units count', lines: [{ allowedCents: 50000, units: 2 }], expect: 'pass' },
  {
    name: 'bilateral is paid otherwise',
    lines: [{ allowedCents: 36000, modifiers: ['50'] }],
    expect: 'not-applicable',
  },
  {
    name: 'facility line',
    lines: [{ allowedCents: 36000, revenueCode: '0510' }],
    expect: 'not-applicable',
  },
  {
    name: 'surgical center, whose own fee is priced elsewhere',
    lines: [{ allowedCents: 36000, placeOfService: '24' }],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: [{ allowedCents: 36000, claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  {
    name: 'place not known, and the price depends on it',
    lines: [{ allowedCents: 36000, placeOfService: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'code not in the selection',
    lines: [{ allowedCents: 36000, procedureCode: '29881' }],
    tables: selection,
    expect: 'cannot-tell',
  },
  { name: 'no amounts', lines: [{}], expect: 'cannot-tell' },
])
