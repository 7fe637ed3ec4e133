import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { impossibleDay } from './impossible-day.ts'

const base = {
  patientKey: 'P1',
  procedureCode: '97110',
  renderingNpi: '1003000126',
  billingNpi: '1234567893',
  serviceFromDay: day('2024-03-04'),
  units: 40,
  paidCents: 100_000,
} as const
const other = { patientKey: 'P2', claimId: 'C2' }

ruleTable(impossibleDay, { base, tables: {} }, [
  {
    name: 'thirty hours for three patients',
    lines: [{}, other, { ...other, patientKey: 'P3', procedureCode: '97530' }],
    expect: 'finding',
    class: 'lead',
    flags: [1, 2, 3],
    atRiskCents: 60_000,
    says: '30.0 hours of services counted by 15 minutes are billed for one person on 03/04/2024, for 3 patients on 3 lines; a day has 24.',
  },
  {
    name: 'exactly a day',
    lines: [{ units: 48 }, { ...other, units: 48 }],
    expect: 'pass',
  },
  {
    name: 'another day',
    lines: [{ units: 60 }, { ...other, units: 60, serviceFromDay: day('2024-03-05') }],
    expect: 'pass',
  },
  {
    name: 'another person',
    lines: [{ units: 60 }, { ...other, units: 60, renderingNpi: '1376514180' }],
    expect: 'pass',
  },
  {
    name: 'a line that was not paid',
    lines: [{ units: 60 }, { ...other, units: 60, paidCents: 0, claimStatus: 'denied' }],
    expect: 'pass',
  },
  {
    name: 'an agency',
    lines: [
      { units: 200, renderingNpi: '1234567893' },
      { ...other, units: 4 },
    ],
    expect: 'cannot-tell',
    says: 'which person gave the service',
  },
  { name: 'no units', lines: [{ units: undefined }, other], expect: 'cannot-tell' },
  {
    name: 'services that are not timed',
    lines: [{ procedureCode: '99213', units: 200 }],
    expect: 'not-applicable',
  },
  {
    name: 'a line of a month',
    lines: [{ units: 200, serviceThroughDay: day('2024-03-31') }],
    expect: 'not-applicable',
  },
])
