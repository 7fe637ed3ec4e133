import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { operationPaidToTwoFacilities } from './operation-paid-to-two-facilities.ts'

const base = {
  patientKey: 'P1',
  claimType: 'institutional',
  billType: '131',
  revenueCode: '0360',
  billingNpi: '1000000004',
  serviceFromDay: day('2024-05-01'),
  procedureCode: '29881',
  modifiers: ['RT'],
  paidCents: 300_000,
} as const
const center = { billType: '831', billingNpi: '1000000012', paidCents: 120_000 } as const
const form = {
  claimType: 'professional',
  billType: undefined,
  revenueCode: undefined,
  placeOfService: '24',
  billingNpi: '1000000012',
  paidCents: 120_000,
} as const

ruleTable(operationPaidToTwoFacilities, { base }, [
  {
    name: 'a hospital and a surgery center',
    lines: [{}, center],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 120_000,
    says: 'was paid to two facilities',
  },
  {
    name: 'in the other order, and on the professional form',
    lines: [{ ...form, specialty: '49' }, {}],
    expect: 'finding',
    flags: [1],
    atRiskCents: 120_000,
  },
  { name: 'the surgeon', lines: [{}, { ...form, specialty: '20' }], expect: 'pass' },
  { name: 'the other side', lines: [{}, { ...center, modifiers: ['LT'] }], expect: 'pass' },
  {
    name: 'on another day',
    lines: [{}, { ...center, serviceFromDay: day('2024-05-02') }],
    expect: 'pass',
  },
  {
    name: 'one facility',
    lines: [{}, { billingNpi: '1000000004', paidCents: 1_000 }],
    expect: 'pass',
  },
  {
    name: 'broken off at one',
    lines: [{}, { ...center, modifiers: ['RT', '73'] }],
    expect: 'pass',
  },
  { name: 'nothing paid at one', lines: [{}, { ...center, paidCents: 0 }], expect: 'pass' },
  {
    name: 'a blood draw at both',
    lines: [
      { procedureCode: '36415', modifiers: [] },
      { ...center, procedureCode: '36415', modifiers: [] },
    ],
    expect: 'not-applicable',
  },
  { name: 'a visit', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  { name: 'no patient', lines: [{ patientKey: undefined }, center], expect: 'cannot-tell' },
])
