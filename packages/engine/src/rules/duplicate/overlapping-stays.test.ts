import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { overlappingStays } from './overlapping-stays.ts'

const base = {
  claimType: 'institutional',
  billType: '111',
  patientKey: 'P1',
  payer: 'Acme',
  paidCents: 500_000,
} as const
const stay = (claimId: string, admission: string, discharge: string) => ({
  claimId,
  serviceFromDay: day(admission),
  admissionDay: day(admission),
  dischargeDay: day(discharge),
})

const ofManyPayers = Array.from({ length: 17 }, (_, at) => ({
  ...stay(`M${String(at)}`, '2024-05-01', '2024-05-07'),
  payer: `Payer ${String(at)}`,
}))

const hospital = { billingNpi: '1234567893' } as const

ruleTable(overlappingStays, { base }, [
  {
    name: 'two stays that share nights',
    lines: [stay('A', '2024-05-01', '2024-05-07'), stay('B', '2024-05-03', '2024-05-08')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    // Four of the five nights of the later stay.
    atRiskCents: 400_000,
    says: '05/03/2024 to 05/08/2024 (claim B) shares nights',
  },
  {
    name: 'the finding stands at the first line of the later claim',
    lines: [
      stay('A', '2024-05-01', '2024-05-07'),
      stay('B', '2024-05-03', '2024-05-08'),
      stay('B', '2024-05-03', '2024-05-08'),
    ],
    expect: 'finding',
    flags: [2],
    atRiskCents: 0,
  },
  {
    name: 'transferred on the last day',
    lines: [stay('A', '2024-05-01', '2024-05-07'), stay('B', '2024-05-07', '2024-05-12')],
    expect: 'pass',
  },
  {
    name: 'the same stay twice is a duplicate',
    lines: [stay('A', '2024-05-01', '2024-05-07'), stay('B', '2024-05-01', '2024-05-07')],
    expect: 'pass',
  },
  {
    name: 'lines of one claim',
    lines: [stay('A', '2024-05-01', '2024-05-07'), stay('A', '2024-05-01', '2024-05-07')],
    expect: 'pass',
  },
  {
    name: 'interim bills of one stay',
    lines: [
      { ...stay('A', '2024-05-01', '2024-05-07'), billType: '112' },
      { ...stay('B', '2024-05-01', '2024-05-17'), billType: '114' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'an interim bill, and then the whole stay',
    lines: [
      { ...stay('A', '2024-05-01', '2024-05-10'), ...hospital, billType: '112' },
      { ...stay('B', '2024-05-01', '2024-05-17'), ...hospital },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    says: 'was paid as an interim bill',
  },
  {
    name: 'the whole stay in the place of its interim bills',
    lines: [
      { ...stay('A', '2024-05-01', '2024-05-10'), ...hospital, billType: '113' },
      { ...stay('B', '2024-05-01', '2024-05-17'), ...hospital, billType: '117' },
    ],
    expect: 'pass',
  },
  {
    name: 'an interim bill of another stay',
    lines: [
      { ...stay('A', '2024-04-01', '2024-04-10'), ...hospital, billType: '112' },
      { ...stay('B', '2024-05-01', '2024-05-17'), ...hospital },
    ],
    expect: 'pass',
  },
  {
    name: 'the rest billed to a second payer',
    lines: [
      stay('A', '2024-05-01', '2024-05-07'),
      { ...stay('B', '2024-05-01', '2024-05-07'), payer: 'Medigap' },
    ],
    expect: 'pass',
  },
  {
    name: 'no discharge',
    lines: [
      stay('A', '2024-05-01', '2024-05-07'),
      { ...stay('B', '2024-05-03', '2024-05-08'), dischargeDay: undefined },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'over nights of so many payers that not all were compared',
    lines: [...ofManyPayers, stay('B', '2024-05-03', '2024-05-08')],
    expect: 'cannot-tell',
    says: 'more than 16 hospital stays',
  },
])
