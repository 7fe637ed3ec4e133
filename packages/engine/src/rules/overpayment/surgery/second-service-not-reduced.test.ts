import { day } from '../../../claim/day.ts'
import type { RelativeUnits } from '../../../reference/procedure-rows.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { secondServiceNotReduced } from './second-service-not-reduced.ts'

const of = (multipleProcedure: string) => ({ ...plainFeeScheduleRow, multipleProcedure })
const units = (work: number, expense: number): RelativeUnits => ({
  work,
  facilityExpense: expense,
  nonFacilityExpense: expense,
  malpractice: 0,
})
/** Ten dollars for one unit. */
const values = (work: number, expense: number) => ({
  factorDollars: 10,
  whole: units(work, expense),
  professional: units(work, 0),
  technical: units(0, expense),
})
const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '70551': of('4'),
      '72141': of('4'),
      '97110': of('5'),
      '97140': of('5'),
      '93306': of('6'),
      '99213': of('0'),
      '72148': of('4'),
    }),
  ),
  relativeValues: released(
    'relativeValues',
    procedureTable({
      '70551': values(2, 20),
      '72141': values(2, 18),
      '97110': values(5, 5),
      '97140': values(5, 4),
    }),
  ),
}
const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  placeOfService: '11',
  billingNpi: '1234567893',
  units: 1,
  serviceFromDay: day('2024-05-02'),
} as const
const brain = { procedureCode: '70551', allowedCents: 22_000, paidCents: 20_000 }
const neck = { procedureCode: '72141', allowedCents: 20_000, paidCents: 20_000 }
const exercise = { procedureCode: '97110', units: 2, allowedCents: 20_000, paidCents: 20_000 }
const manual = { procedureCode: '97140', allowedCents: 9000, paidCents: 9000 }

ruleTable(secondServiceNotReduced, { base, tables }, [
  {
    name: 'two scans, both in full: half of the technical part and 5% of the other go back',
    lines: [brain, neck],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 9100,
    says: '100% of Medicare',
  },
  {
    name: 'two scans at a dear place',
    lines: [
      { ...brain, allowedCents: 26_000 },
      { ...neck, allowedCents: 23_000 },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'two kinds of therapy in full, where the file pays less for them elsewhere',
    lines: [exercise, manual, { ...manual, patientKey: 'P2', allowedCents: 7000, paidCents: 7000 }],
    expect: 'finding',
    flags: [2],
    says: 'practice expense',
  },
  {
    name: 'two kinds of therapy in full, and every unit of the file at one price',
    lines: [exercise, manual, { ...manual, patientKey: 'P2' }],
    expect: 'cannot-tell',
    says: 'before the reduction',
  },
  {
    name: 'the second scan reduced',
    lines: [brain, { ...neck, allowedCents: 10_900 }],
    expect: 'pass',
  },
  {
    name: 'the further units of therapy reduced',
    lines: [
      { ...exercise, allowedCents: 17_500 },
      { ...manual, allowedCents: 7000 },
    ],
    expect: 'pass',
  },
  { name: 'one scan', lines: [brain], expect: 'not-applicable' },
  {
    name: 'another day',
    lines: [brain, { ...neck, serviceFromDay: day('2024-05-09') }],
    expect: 'not-applicable',
  },
  {
    name: 'sessions apart, 59',
    lines: [brain, { ...neck, modifiers: ['59'] }],
    expect: 'not-applicable',
  },
  {
    name: 'readings alone',
    lines: [
      { ...brain, modifiers: ['26'] },
      { ...neck, modifiers: ['26'] },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'another payer',
    lines: [
      { ...brain, payer: 'Acme' },
      { ...neck, payer: 'Acme' },
    ],
    expect: 'not-applicable',
  },
  { name: 'a visit', lines: [{ ...brain, procedureCode: '99213' }], expect: 'not-applicable' },
  {
    name: 'no relative values',
    lines: [{ ...brain, procedureCode: '72148' }],
    expect: 'cannot-tell',
  },
])
