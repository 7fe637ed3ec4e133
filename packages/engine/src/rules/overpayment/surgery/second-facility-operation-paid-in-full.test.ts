import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { secondFacilityOperationPaidInFull } from './second-facility-operation-paid-in-full.ts'

const discounted = { listed: 'covered', indicator: 'A2', isDiscounted: true } as const
const tables = {
  oppsStatus: released(
    'oppsStatus',
    procedureTable({
      '43239': { statusIndicator: 'T', paymentCents: 80_000 },
      '45380': { statusIndicator: 'T', paymentCents: 100_000 },
      '71046': { statusIndicator: 'S', paymentCents: 8000 },
      '29881': { statusIndicator: 'J1', paymentCents: 300_000 },
    }),
  ),
  surgeryCenterServices: released(
    'surgeryCenterServices',
    procedureTable({
      '64721': { ...discounted, cents: 90_000 },
      '26055': { ...discounted, cents: 70_000 },
      '66984': { ...discounted, isDiscounted: false, cents: 110_000 },
    }),
  ),
}
const base = {
  claimType: 'institutional',
  billType: '131',
  claimId: 'C1',
  patientKey: 'P1',
  billingNpi: '1234567893',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-06'),
  units: 1,
} as const
const line = (procedureCode: string, allowedCents: number) => ({
  procedureCode,
  allowedCents,
  paidCents: allowedCents * 0.8,
})
const center = {
  claimType: 'professional',
  billType: undefined,
  placeOfService: '24',
  modifiers: ['SG'],
} as const
const first = line('45380', 110_000)
const second = line('43239', 88_000)

ruleTable(secondFacilityOperationPaidInFull, { base, tables }, [
  {
    name: 'both of a hospital at 110% of their rates',
    lines: [first, second],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 35_200,
    says: 'paid a second operation of the day at one half',
  },
  {
    name: 'the costliest stands in any order',
    lines: [second, first],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'of a surgery center',
    lines: [
      { ...line('64721', 90_000), ...center },
      { ...line('26055', 70_000), ...center },
    ],
    expect: 'finding',
    flags: [2],
    atRiskCents: 28_000,
  },
  {
    name: 'on type of bill 83x',
    lines: [
      { ...line('64721', 90_000), billType: '831' },
      { ...line('26055', 70_000), billType: '831' },
    ],
    expect: 'finding',
    flags: [2],
  },
  { name: 'the second at half', lines: [first, line('43239', 44_000)], expect: 'pass' },
  {
    name: 'the payer halved the costlier one',
    lines: [line('45380', 55_000), second],
    expect: 'pass',
  },
  { name: 'one bill twice, which other rules find', lines: [first, first], expect: 'pass' },
  {
    name: 'an operation of a center that is not reduced',
    lines: [
      { ...line('64721', 90_000), ...center },
      { ...line('66984', 110_000), ...center },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a film beside an operation',
    lines: [first, line('71046', 8000)],
    expect: 'not-applicable',
  },
  {
    name: 'beside a comprehensive service',
    lines: [first, second, line('29881', 300_000)],
    expect: 'not-applicable',
  },
  {
    name: 'another session by its own account',
    lines: [first, { ...second, modifiers: ['78'] }],
    expect: 'not-applicable',
  },
  {
    name: 'another day',
    lines: [first, { ...second, serviceFromDay: day('2024-05-13') }],
    expect: 'not-applicable',
  },
  {
    name: 'another payer',
    lines: [
      { ...first, payer: 'Commercial' },
      { ...second, payer: 'Commercial' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'the surgeon in the center',
    lines: [
      { ...line('64721', 45_000), ...center, modifiers: [], specialty: '20' },
      { ...line('26055', 29_000), ...center, modifiers: [], specialty: '20' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'nobody says who pays',
    lines: [
      { ...first, payer: undefined },
      { ...second, payer: undefined },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'no list',
    lines: [first, second],
    tables: {},
    expect: 'cannot-tell',
  },
])
