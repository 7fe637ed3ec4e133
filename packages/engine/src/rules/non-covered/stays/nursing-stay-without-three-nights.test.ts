import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { nursingStayWithoutThreeNights } from './nursing-stay-without-three-nights.ts'

const base = {
  claimId: 'N',
  claimType: 'institutional',
  patientKey: 'P1',
  payer: 'Medicare',
  revenueCode: '0120',
  paidCents: 400_000,
} as const
const hospital = (claimId: string, admission: string, discharge: string) => ({
  claimId,
  billType: '111',
  serviceFromDay: day(admission),
  admissionDay: day(admission),
  dischargeDay: day(discharge),
})
const nursing = (admission: string, through: string) => ({
  billType: '211',
  admissionDay: day(admission),
  serviceFromDay: day(admission),
  serviceThroughDay: day(through),
})
const twoNights = hospital('A', '2024-05-01', '2024-05-03')
const care = nursing('2024-05-03', '2024-05-20')

ruleTable(nursingStayWithoutThreeNights, { base }, [
  {
    name: 'after two nights',
    lines: [twoNights, care],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 400_000,
    says: 'on 05/03/2024 after 2 nights in hospital',
  },
  {
    name: 'the stay in an earlier upload',
    history: [twoNights],
    lines: [care],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'after three nights',
    lines: [hospital('A', '2024-04-30', '2024-05-03'), care],
    expect: 'pass',
  },
  {
    name: 'two hospitals joined by a transfer',
    lines: [
      hospital('A', '2024-04-29', '2024-05-01'),
      hospital('B', '2024-05-01', '2024-05-03'),
      care,
    ],
    expect: 'pass',
  },
  {
    name: 'three nights three weeks before',
    lines: [hospital('A', '2024-04-08', '2024-04-12'), twoNights, care],
    expect: 'pass',
  },
  {
    name: 'a stay that ended two months before',
    lines: [hospital('A', '2024-03-01', '2024-03-02'), care],
    expect: 'cannot-tell',
    says: 'within 30 days',
  },
  { name: 'no stay in the claims', lines: [care], expect: 'cannot-tell' },
  {
    name: 'back from hospital within thirty days of earlier care',
    history: [{ ...nursing('2024-04-01', '2024-05-01'), claimId: 'M' }],
    lines: [twoNights, care],
    expect: 'not-applicable',
  },
  {
    name: 'admitted during the emergency',
    lines: [hospital('A', '2022-05-01', '2022-05-03'), nursing('2022-05-03', '2022-05-20')],
    expect: 'not-applicable',
  },
  {
    name: 'a condition code that says why',
    lines: [twoNights, { ...care, conditionCodes: ['58'] }],
    expect: 'not-applicable',
  },
  {
    name: 'a Medicare plan, which may ask for no stay',
    lines: [
      { ...twoNights, payer: 'Medicare Advantage HMO' },
      { ...care, payer: 'Medicare Advantage HMO' },
    ],
    expect: 'not-applicable',
  },
  { name: 'Part B', lines: [{ ...care, billType: '221' }], expect: 'not-applicable' },
  { name: 'not paid', lines: [twoNights, { ...care, paidCents: 0 }], expect: 'not-applicable' },
])
