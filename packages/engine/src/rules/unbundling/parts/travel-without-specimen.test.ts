import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { travelWithoutSpecimen } from './travel-without-specimen.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  placeOfService: '12',
  serviceFromDay: day('2024-08-05'),
  paidCents: 900,
} as const
const trip = { procedureCode: 'P9604' }
const draw = { procedureCode: '36415' }

ruleTable(travelWithoutSpecimen, { base }, [
  {
    name: 'a test, and no specimen',
    lines: [{ procedureCode: '80053' }, trip],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 900,
    says: 'nothing was paid for collecting one that day',
  },
  {
    name: 'a specimen of the day before, a denied one, a finger prick',
    lines: [
      { ...draw, serviceFromDay: day('2024-08-04') },
      { ...draw, claimStatus: 'denied' },
      { procedureCode: '36416' },
      { procedureCode: 'P9603', units: 22 },
    ],
    expect: 'finding',
    flags: [4],
  },
  {
    name: 'a plan of Medicare Advantage',
    lines: [{ ...trip, payer: 'Medicare Advantage' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'a vein', lines: [draw, trip], expect: 'pass' },
  {
    name: 'a catheter, on the bill of another',
    lines: [trip, { procedureCode: 'P9612', claimId: 'B' }],
    expect: 'pass',
  },
  {
    name: 'another payer, unpaid, the test',
    lines: [{ ...trip, payer: 'Acme' }, { ...trip, paidCents: 0 }, { procedureCode: '80053' }],
    expect: 'not-applicable',
  },
  { name: 'no payer', lines: [{ ...trip, payer: undefined }], expect: 'cannot-tell' },
])
