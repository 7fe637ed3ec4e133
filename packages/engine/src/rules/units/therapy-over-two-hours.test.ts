import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { therapyOverTwoHours } from './therapy-over-two-hours.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  billingNpi: '1234567893',
  procedureCode: '97110',
  modifiers: ['GP'],
  serviceFromDay: day('2024-08-05'),
  units: 6,
  paidCents: 15_000,
} as const
const activities = { procedureCode: '97530', units: 6 } as const

ruleTable(therapyOverTwoHours, { base }, [
  {
    name: 'twelve units of one discipline',
    lines: [{}, activities],
    expect: 'finding',
    class: 'outlier',
    flags: [1, 2],
    atRiskCents: 10_000,
    says: '12 units of 15 minutes of therapy, 180 minutes of one discipline',
  },
  {
    name: 'a series of sessions under one date',
    lines: [{ units: 3 }, { units: 3 }, { units: 3 }],
    expect: 'cannot-tell',
    says: 'several days under one date',
  },
  { name: 'two hours', lines: [{}, { ...activities, units: 2 }], expect: 'pass' },
  {
    name: 'two disciplines of one practice',
    lines: [{}, { ...activities, modifiers: ['GO'] }],
    expect: 'pass',
  },
  {
    name: 'another practice',
    lines: [{}, { ...activities, billingNpi: '1999999984' }],
    expect: 'pass',
  },
  {
    name: 'another day',
    lines: [{}, { ...activities, serviceFromDay: day('2024-08-06') }],
    expect: 'pass',
  },
  {
    name: 'a line of several days',
    lines: [{ units: 20, serviceThroughDay: day('2024-08-20') }],
    expect: 'not-applicable',
  },
  { name: 'an evaluation', lines: [{ procedureCode: '97161' }], expect: 'not-applicable' },
  {
    name: 'the bill of a stay',
    lines: [{ claimType: 'institutional', billType: '111', units: 12 }],
    expect: 'not-applicable',
  },
  { name: 'no units', lines: [{ units: undefined }, activities], expect: 'cannot-tell' },
])
