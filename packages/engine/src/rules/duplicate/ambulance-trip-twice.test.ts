import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { ambulanceTripTwice } from './ambulance-trip-twice.ts'

const base = {
  claimType: 'professional',
  payer: 'Medicare',
  patientKey: 'P1',
  billingNpi: '1234567893',
  procedureCode: 'A0427',
  modifiers: ['RH'],
  serviceFromDay: day('2024-05-06'),
  paidCents: 45_000,
} as const
const basic = { procedureCode: 'A0429', paidCents: 38_000 } as const

ruleTable(ambulanceTripTwice, { base }, [
  {
    name: 'two levels of one trip',
    lines: [{}, basic],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 38_000,
    says: 'one level',
  },
  {
    name: 'the dearer stands in any order',
    lines: [basic, {}],
    expect: 'finding',
    flags: [1],
    atRiskCents: 38_000,
  },
  { name: 'there and back', lines: [{}, { ...basic, modifiers: ['HR'] }], expect: 'pass' },
  {
    name: 'by its own account again',
    lines: [{}, { ...basic, modifiers: ['RH', '76'] }],
    expect: 'pass',
  },
  { name: 'one code twice, which other rules find', lines: [{}, {}], expect: 'pass' },
  {
    name: 'another day',
    lines: [{}, { ...basic, serviceFromDay: day('2024-05-08') }],
    expect: 'pass',
  },
  {
    name: 'the ambulance of somebody else',
    lines: [{}, { ...basic, billingNpi: '1999999984' }],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 38_000,
    says: 'another ambulance was paid there',
  },
  {
    name: 'the miles of the second company, too',
    lines: [
      {},
      { procedureCode: 'A0425', paidCents: 6_000 },
      { ...basic, billingNpi: '1999999984' },
      { procedureCode: 'A0425', billingNpi: '1999999984', paidCents: 6_000 },
    ],
    expect: 'finding',
    flags: [3, 4],
    atRiskCents: 44_000,
    says: 'another ambulance was paid there',
  },
  {
    name: 'miles of the trip back by another company',
    lines: [{}, { procedureCode: 'A0425', billingNpi: '1999999984', modifiers: ['HR'] }],
    expect: 'pass',
  },
  {
    name: 'one level, by two companies',
    lines: [{}, { billingNpi: '1999999984', paidCents: 40_000 }],
    expect: 'finding',
    flags: [2],
    atRiskCents: 40_000,
  },
  {
    name: 'the rest of a trip billed to a second payer',
    lines: [{}, { ...basic, billingNpi: '1999999984', payer: 'Harbor Mutual' }],
    expect: 'pass',
  },
  {
    name: 'brought there by one, taken back by another',
    lines: [{}, { ...basic, billingNpi: '1999999984', modifiers: ['HR'] }],
    expect: 'pass',
  },
  {
    name: 'who was paid is not said, on two claims',
    lines: [{ claimId: 'A' }, { ...basic, claimId: 'B', billingNpi: undefined }],
    expect: 'pass',
  },
  {
    name: 'the other was not paid',
    lines: [{}, { ...basic, paidCents: 0 }],
    expect: 'pass',
  },
  { name: 'miles', lines: [{ procedureCode: 'A0425' }], expect: 'pass' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'no trip said', lines: [{ modifiers: [] }], expect: 'cannot-tell' },
  {
    name: 'nobody named, on one claim',
    lines: [
      { patientKey: undefined, claimId: 'A' },
      { ...basic, patientKey: undefined, claimId: 'A' },
    ],
    expect: 'finding',
    flags: [2],
  },
])
