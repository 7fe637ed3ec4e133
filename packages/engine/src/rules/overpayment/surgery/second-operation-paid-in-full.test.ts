import { day } from '../../../claim/day.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { secondOperationPaidInFull } from './second-operation-paid-in-full.ts'

const halved = { ...plainFeeScheduleRow, globalDays: '010', multipleProcedure: '2' }
const major = { ...halved, globalDays: '090' }
const minor = { ...halved, globalDays: '000' }
const endoscopy = { ...plainFeeScheduleRow, multipleProcedure: '3' }
const fee = (cents: number) => ({ facilityCents: cents, nonFacilityCents: cents })
const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '49505': major,
      '11102': minor,
      '10180': halved,
      '64721': halved,
      '45385': endoscopy,
      '99213': { ...plainFeeScheduleRow, multipleProcedure: '0' },
    }),
  ),
  feeSchedulePayments: released(
    'feeSchedulePayments',
    procedureTable({
      '49505': fee(50_000),
      '10180': fee(20_000),
      '11102': fee(10_000),
      '45385': fee(25_000),
      '99213': fee(9000),
    }),
  ),
}
const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  placeOfService: '22',
  billingNpi: '1234567893',
  units: 1,
  serviceFromDay: day('2024-05-02'),
  procedureCode: '10180',
} as const
const hernia = { procedureCode: '49505', allowedCents: 50_000, paidCents: 40_000 } as const
const drainage = { allowedCents: 20_000, paidCents: 16_000 } as const

ruleTable(secondOperationPaidInFull, { base, tables }, [
  {
    name: 'both in full: half of the cheaper one goes back',
    lines: [drainage, hernia],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 8000,
    says: '10180 came to $200.00',
  },
  ...(['24', '22'] as const).map((placeOfService) => ({
    name: `by a surgeon at place ${placeOfService}`,
    lines: [drainage, hernia].map((line) => ({ ...line, placeOfService, specialty: '02' })),
    expect: 'finding' as const,
    flags: [1],
    atRiskCents: 8000,
  })),
  {
    name: 'in a surgery center, and nothing says who bills',
    lines: [drainage, hernia].map((line) => ({ ...line, placeOfService: '24' })),
    expect: 'cannot-tell',
  },
  {
    name: 'between the two, what is above half of the national fee',
    lines: [hernia, { allowedCents: 16_000, paidCents: 16_000 }],
    expect: 'finding',
    flags: [2],
    atRiskCents: 6000,
  },
  {
    name: '51 says so, and nobody halved it',
    lines: [hernia, { ...drainage, modifiers: ['51'] }],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the second at half',
    lines: [hernia, { allowedCents: 10_000, paidCents: 8000 }],
    expect: 'pass',
  },
  {
    name: 'at half in a dear place',
    lines: [hernia, { allowedCents: 13_900, paidCents: 11_000 }],
    expect: 'pass',
  },
  {
    name: 'the payer halved the other one',
    lines: [{ ...hernia, allowedCents: 25_000 }, drainage],
    expect: 'pass',
  },
  {
    name: 'the first was denied',
    lines: [{ ...hernia, claimStatus: 'denied', paidCents: 0 }, drainage],
    expect: 'not-applicable',
  },
  {
    name: 'a biopsy beside it, which needs no aftercare',
    lines: [hernia, { procedureCode: '11102', allowedCents: 10_000 }],
    expect: 'pass',
  },
  {
    name: 'two small operations',
    lines: [{ procedureCode: '11102', allowedCents: 10_000 }, drainage],
    expect: 'not-applicable',
  },
  {
    name: 'both sides of one operation',
    lines: [
      { ...hernia, modifiers: ['RT'] },
      { ...hernia, modifiers: ['LT'] },
    ],
    expect: 'not-applicable',
  },
  { name: 'one alone', lines: [drainage], expect: 'not-applicable' },
  {
    name: 'a visit beside it is not halved',
    lines: [hernia, { procedureCode: '99213', allowedCents: 9000 }],
    expect: 'not-applicable',
  },
  {
    name: 'another surgeon',
    lines: [hernia, { ...drainage, billingNpi: '1245319599' }],
    expect: 'not-applicable',
  },
  {
    name: 'a modifier prices it',
    lines: [hernia, { ...drainage, modifiers: ['78'] }],
    expect: 'not-applicable',
  },
  {
    name: 'an endoscopy of the day has a family of its own',
    lines: [hernia, drainage, { procedureCode: '45385', allowedCents: 25_000 }],
    expect: 'cannot-tell',
  },
  {
    name: 'another payer has a contract of its own',
    lines: [
      { ...hernia, payer: 'Acme Health' },
      { ...drainage, payer: 'Acme Health' },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'no fee for the code',
    lines: [hernia, { procedureCode: '64721', allowedCents: 40_000 }],
    expect: 'cannot-tell',
  },
  {
    name: 'an assistant at the whole share of the second operation',
    lines: [
      { procedureCode: '49505', modifiers: ['80'], paidCents: 8000 },
      { modifiers: ['80'], paidCents: 3200 },
    ],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 1600,
    says: "100% of an assistant's share of Medicare's national fee",
  },
  {
    name: 'the operation of the surgeon says nothing of its assistant',
    lines: [
      { procedureCode: '49505', paidCents: 50_000 },
      { modifiers: ['80'], paidCents: 3200 },
    ],
    expect: 'not-applicable',
  },
])
