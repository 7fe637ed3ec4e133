import { day } from '../../../claim/day.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { drugPaymentOverLimit } from './drug-payment-over-limit.ts'

const tables = {
  drugPaymentLimits: released(
    'drugPaymentLimits',
    procedureTable(
      {
        J9035: { unitDollars: 70 },
        J7170: { unitDollars: 50 },
        90662: { unitDollars: 70 },
        J0120: { unitDollars: 0 },
      },
      false,
    ),
  ),
}
const base = {
  claimType: 'professional',
  procedureCode: 'J9035',
  payer: 'Medicare',
  serviceFromDay: day('2024-06-20'),
  units: 40,
} as const

ruleTable(drugPaymentOverLimit, { base, tables }, [
  {
    name: 'paid at more than eight times the limit',
    lines: [{ allowedCents: 2_400_000, paidCents: 2_400_000 }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 2_120_000,
    says: '8.57 times',
  },
  {
    name: 'at the limit, and one cent above by rounding',
    lines: [{ allowedCents: 280_000 }, { allowedCents: 280_001 }],
    expect: 'pass',
  },
  {
    name: 'allowed five percent above the limit',
    lines: [{ allowedCents: 294_000, paidCents: 235_200 }],
    expect: 'finding',
    flags: [1],
    says: '1.05 times',
  },
  {
    name: 'a contract of another payer at twice the limit',
    lines: [{ payer: 'Acme', allowedCents: 560_000 }],
    expect: 'pass',
  },
  {
    name: 'another payer at more than three times',
    lines: [{ payer: 'Acme', allowedCents: 1_120_000, paidCents: 1_120_000 }],
    expect: 'finding',
    class: 'outlier',
    flags: [1],
    atRiskCents: 280_000,
  },
  {
    name: 'a hospital, which may be paid by its state',
    lines: [{ claimType: 'institutional', billType: '131', allowedCents: 400_000 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'a critical access hospital, a clotting factor, a vaccine, a pump',
    lines: [
      { claimType: 'institutional', billType: '851', allowedCents: 900_000 },
      { procedureCode: 'J7170', allowedCents: 900_000 },
      { procedureCode: '90662', allowedCents: 900_000 },
      { modifiers: ['KD'], allowedCents: 900_000 },
      { procedureCode: 'J0120', allowedCents: 900_000 },
    ],
    expect: 'not-applicable',
  },
  { name: 'a drug without a limit', lines: [{ procedureCode: 'J3490' }], expect: 'cannot-tell' },
  {
    name: 'no units',
    lines: [{ units: undefined, allowedCents: 900_000 }, { allowedCents: 1 }],
    expect: 'cannot-tell',
  },
  {
    name: 'a quarter whose limits are not there',
    lines: [{ serviceFromDay: day('2015-06-20'), allowedCents: 2_400_000 }],
    expect: 'cannot-tell',
    says: 'quarter',
  },
  {
    name: 'a hospital of another payer at five times the limit',
    lines: [
      { payer: 'Acme', claimType: 'institutional', billType: '131', allowedCents: 1_400_000 },
    ],
    expect: 'pass',
  },
])
