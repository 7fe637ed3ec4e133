import { day } from '../../../claim/day.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { secondEndoscopyPaidInFull } from './second-endoscopy-paid-in-full.ts'

const colonoscopy = { ...plainFeeScheduleRow, multipleProcedure: '3', endoscopicBase: '45378' }
const gastroscopy = { ...colonoscopy, endoscopicBase: '43235' }
const fee = (cents: number) => ({ facilityCents: cents, nonFacilityCents: cents * 2 })
const tables = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({
      '45378': { ...plainFeeScheduleRow, multipleProcedure: '2' },
      '45380': colonoscopy,
      '45381': colonoscopy,
      '45385': colonoscopy,
      '43239': gastroscopy,
      '99213': plainFeeScheduleRow,
    }),
  ),
  feeSchedulePayments: released(
    'feeSchedulePayments',
    procedureTable({
      '45378': fee(18_000),
      '45380': fee(20_000),
      '45385': fee(25_000),
      '43239': fee(14_000),
      '43235': fee(12_000),
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
  procedureCode: '45380',
  modifiers: ['59'],
  allowedCents: 20_000,
  paidCents: 16_000,
} as const
const removal = { procedureCode: '45385', modifiers: [], allowedCents: 25_000, paidCents: 20_000 }

ruleTable(secondEndoscopyPaidInFull, { base, tables }, [
  {
    name: 'a biopsy beside a removal, both in full: what the base costs goes back',
    lines: [{}, removal],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    // 90% of $160.00: of $200.00 the base is $180.00.
    atRiskCents: 14_400,
    says: '45380 came to 100% of Medicare',
  },
  {
    name: 'another payer, at its own prices',
    lines: [
      { payer: 'Acme', allowedCents: 40_000, paidCents: 40_000 },
      { ...removal, payer: 'Acme', allowedCents: 50_000, paidCents: 50_000 },
    ],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 36_000,
  },
  {
    name: 'a first one below its fee: no more than at the price of the second',
    lines: [{}, { ...removal, allowedCents: 20_000 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 14_400,
  },
  {
    name: 'at the difference',
    lines: [{ allowedCents: 2000, paidCents: 1600 }, removal],
    expect: 'pass',
  },
  {
    name: 'at one half',
    lines: [{ allowedCents: 10_000, paidCents: 8000 }, removal],
    expect: 'pass',
  },
  { name: 'alone', lines: [{}], expect: 'not-applicable' },
  {
    name: 'beside one of another family',
    lines: [{}, { procedureCode: '43239', modifiers: [], allowedCents: 14_000 }],
    expect: 'not-applicable',
  },
  { name: 'twice the same', lines: [{}, {}, removal], expect: 'pass' },
  {
    name: 'another encounter of the day',
    lines: [{ modifiers: ['XE'] }, removal],
    expect: 'not-applicable',
  },
  { name: 'stopped', lines: [{ modifiers: ['53'] }, removal], expect: 'not-applicable' },
  {
    name: 'in a surgery center, whose own fee has the same code',
    lines: [{ placeOfService: '24' }, { ...removal, placeOfService: '24' }],
    expect: 'cannot-tell',
  },
  {
    name: 'by a physician in a surgery center',
    lines: [
      { placeOfService: '24', specialty: 'Gastroenterology' },
      { ...removal, placeOfService: '24', specialty: 'Gastroenterology' },
    ],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the center’s own bill',
    lines: [
      { placeOfService: '24', specialty: '49' },
      { ...removal, placeOfService: '24', specialty: '49' },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'denied',
    lines: [{ claimStatus: 'denied' }, removal],
    expect: 'not-applicable',
  },
  {
    name: 'a fee that is not known',
    lines: [{ procedureCode: '45381' }, removal],
    expect: 'cannot-tell',
    says: 'no amount, place or national fee',
  },
  { name: 'no place', lines: [{ placeOfService: undefined }], expect: 'cannot-tell' },
  { name: 'a visit', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  {
    name: 'a code out of the schedule',
    lines: [{ procedureCode: '12345' }],
    expect: 'cannot-tell',
  },
])
