import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { officeRateInFacility } from './office-rate-in-facility.ts'

const tables = {
  feeSchedulePayments: released(
    'feeSchedulePayments',
    procedureTable({ '11042': { facilityCents: 6_000, nonFacilityCents: 12_000 } }),
  ),
}
const base = {
  patientKey: 'P1',
  claimType: 'professional',
  placeOfService: '11',
  payer: 'Medicare',
  renderingNpi: '1000000004',
  serviceFromDay: day('2024-05-01'),
  procedureCode: '11042',
  paidCents: 10_000,
} as const
const hospital = {
  claimType: 'institutional',
  billType: '131',
  revenueCode: '0360',
  placeOfService: undefined,
  renderingNpi: '1000000012',
  paidCents: 50_000,
} as const

ruleTable(officeRateInFacility, { base, tables }, [
  {
    name: 'a hospital was paid for it too',
    lines: [{}, hospital],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 5_000,
    says: 'was paid as done in an office',
  },
  {
    name: 'a surgery center, and another payer',
    lines: [
      { payer: 'Acme Health' },
      { placeOfService: '24', specialty: '49', payer: 'Acme Health', renderingNpi: '1000000012' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'no schedule, no dollars',
    lines: [{}, hospital],
    tables: {},
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'on another day',
    lines: [{}, { ...hospital, serviceFromDay: day('2024-05-02') }],
    expect: 'pass',
  },
  {
    name: 'another operation',
    lines: [{}, { ...hospital, procedureCode: '11043' }],
    expect: 'pass',
  },
  {
    name: 'a facility that was not paid',
    lines: [{}, { ...hospital, paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'a critical access hospital',
    lines: [{}, { ...hospital, billType: '851' }],
    expect: 'pass',
  },
  {
    name: 'the surgeon at place 24',
    lines: [{}, { placeOfService: '24', renderingNpi: '1000000012' }],
    expect: 'pass',
  },
  {
    name: 'billed from the hospital',
    lines: [{ placeOfService: '22' }, hospital],
    expect: 'not-applicable',
  },
  {
    name: 'a blood draw at both',
    lines: [{ procedureCode: '36415' }, { ...hospital, procedureCode: '36415' }],
    expect: 'not-applicable',
  },
  { name: 'a visit', lines: [{ procedureCode: '99213' }], expect: 'not-applicable' },
  { name: 'no place', lines: [{ placeOfService: undefined }], expect: 'cannot-tell' },
])
