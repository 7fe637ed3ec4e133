import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { ambulanceMileageAlone } from './ambulance-mileage-alone.ts'

const base = {
  claimType: 'professional',
  payer: 'Medicare',
  patientKey: 'P1',
  billingNpi: '1234567893',
  procedureCode: 'A0425',
  modifiers: ['RH'],
  units: 8,
  serviceFromDay: day('2024-05-06'),
  paidCents: 6_000,
} as const
const trip = { procedureCode: 'A0427', units: 1, paidCents: 45_000 } as const

ruleTable(ambulanceMileageAlone, { base }, [
  {
    name: 'miles alone',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 6_000,
    says: 'no trip of that day',
  },
  {
    name: 'miles of a trip that was denied',
    lines: [{}, { ...trip, paidCents: 0, claimStatus: 'denied' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: 'was denied',
  },
  {
    name: 'the same, and another payer',
    lines: [
      { payer: 'Acme Health' },
      { ...trip, payer: 'Acme Health', paidCents: 0, claimStatus: 'denied' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'the trip was another day',
    lines: [{}, { ...trip, serviceFromDay: day('2024-05-09') }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'oxygen and waiting are no trip',
    lines: [{}, { procedureCode: 'A0422', paidCents: 0 }, { procedureCode: 'A0420', paidCents: 0 }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'a trip with its miles', lines: [{}, trip], expect: 'pass' },
  {
    name: 'the trip went to the deductible',
    lines: [{}, { ...trip, paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'on another claim',
    lines: [{ claimId: 'A' }, { ...trip, claimId: 'B' }],
    expect: 'pass',
  },
  {
    name: 'a wheelchair van, which Medicaid pays by the mile too',
    lines: [{ payer: 'Medicaid' }, { ...trip, procedureCode: 'A0130', payer: 'Medicaid' }],
    expect: 'pass',
  },
  {
    name: 'nobody named, and a claim without a trip',
    lines: [{ patientKey: undefined, claimId: 'A' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    says: 'their claim',
  },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'a trip', lines: [trip], expect: 'not-applicable' },
  { name: 'nobody named', lines: [{ patientKey: undefined }], expect: 'cannot-tell' },
])
