import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { equipmentPaymentOverSchedule } from './equipment-payment-over-schedule.ts'

const fee = (modifiers: string, highestCents: number) => ({
  modifiers,
  lowestCents: highestCents - 1000,
  highestCents,
  stateCents: {},
})
const tables = {
  equipmentFees: released(
    'equipmentFees',
    procedureTable({
      E0601: { category: 'CR', fees: [fee('RR', 9_000)] },
      E0130: { category: 'IN', fees: [fee('NU', 7_000), fee('RR', 1_500), fee('UE', 5_000)] },
      A4253: { category: 'SU', fees: [fee('', 900), fee('KL', 800)] },
    }),
  ),
}
const base = {
  claimType: 'dme',
  payer: 'Medicare',
  serviceFromDay: day('2024-05-01'),
  procedureCode: 'E0130',
  modifiers: ['NU'],
  units: 1,
  allowedCents: 10_000,
  paidCents: 8_000,
} as const

ruleTable(equipmentPaymentOverSchedule, { base, tables }, [
  {
    name: 'a walker above every state',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    // Three tenths of what was paid.
    atRiskCents: 2_400,
    says: '$100.00 for 1 of E0130-NU is above $70.00',
  },
  {
    name: 'strips by the fee of their modifier, of two units',
    lines: [{ procedureCode: 'A4253', modifiers: ['NU', 'KL'], units: 2, allowedCents: 1_800 }],
    expect: 'finding',
    flags: [1],
    says: 'is above $16.00',
  },
  {
    name: 'a plan of Medicare',
    lines: [{ payer: 'Medicare Advantage' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'the fee of the dearest state', lines: [{ allowedCents: 7_000 }], expect: 'pass' },
  {
    name: 'rent at the fee of rent',
    lines: [{ modifiers: ['RR', 'KH'], allowedCents: 1_500 }],
    expect: 'pass',
  },
  { name: 'neither rent nor purchase', lines: [{ modifiers: [] }], expect: 'cannot-tell' },
  { name: 'on no list', lines: [{ procedureCode: 'E0500' }], expect: 'cannot-tell' },
  { name: 'no units', lines: [{ units: undefined }], expect: 'cannot-tell' },
  {
    name: 'no amount',
    lines: [{ allowedCents: undefined, paidCents: undefined }],
    expect: 'cannot-tell',
  },
  { name: 'no payer', lines: [{ payer: undefined }], expect: 'cannot-tell' },
  { name: 'another payer', lines: [{ payer: 'Acme Health' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'a physician',
    lines: [{ claimType: 'professional', procedureCode: '99213' }],
    expect: 'not-applicable',
  },
])
