import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { nursingDaysOverLimit } from './nursing-days-over-limit.ts'

const base = {
  claimType: 'institutional',
  patientKey: 'P1',
  payer: 'Medicare',
  billingNpi: '1234567893',
  paidCents: 1_200_000,
} as const
const bill = (claimId: string, billType: string, from: string, through: string) => ({
  claimId,
  billType,
  serviceFromDay: day(from),
  serviceThroughDay: day(through),
})
const first = bill('C1', '212', '2024-01-01', '2024-01-31')
const second = bill('C2', '213', '2024-02-01', '2024-03-31')
const third = bill('C3', '214', '2024-04-01', '2024-05-01')

ruleTable(nursingDaysOverLimit, { base }, [
  {
    name: 'the bill that goes beyond 100 days',
    lines: [first, second, third],
    expect: 'finding',
    class: 'lead',
    flags: [3],
    atRiskCents: 840_000,
    says: 'paid for 121 days of one benefit period; Part A pays 100, and 21 of this bill',
  },
  {
    name: 'a bill that comes after those of later days',
    history: [second, third],
    lines: [first],
    expect: 'finding',
    flags: [1],
    says: 'and 21 of this bill',
  },
  { name: 'below them', lines: [first, second], expect: 'pass' },
  {
    name: 'a new benefit period after 60 days',
    lines: [first, second, bill('C3', '211', '2024-06-15', '2024-07-15')],
    expect: 'pass',
  },
  {
    name: 'no new one where a hospital lies between',
    lines: [
      first,
      second,
      {
        ...bill('C4', '111', '2024-05-15', '2024-05-20'),
        admissionDay: day('2024-05-15'),
        dischargeDay: day('2024-05-20'),
      },
      bill('C3', '211', '2024-06-15', '2024-07-15'),
    ],
    expect: 'finding',
    flags: [4],
  },
  {
    name: 'days that two claims bill count once',
    lines: [first, second, { ...second, claimId: 'C5' }],
    expect: 'pass',
  },
  {
    name: 'another payer',
    lines: [first, second, third].map((each) => ({ ...each, payer: 'Acme' })),
    expect: 'not-applicable',
  },
  {
    name: 'days that were not paid',
    lines: [first, second, { ...third, paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'the part of Medicare that pays therapy of residents',
    lines: [{ ...third, billType: '221' }],
    expect: 'not-applicable',
  },
  {
    name: 'nobody named',
    lines: [first, { ...third, patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
