import { day } from '../../../claim/day.ts'
import { plainFeeScheduleRow } from '../../../testing/fee-schedule.ts'
import { procedureTable, released } from '../../../testing/tables.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { returnToSurgeryPaidInFull } from './return-to-surgery-paid-in-full.ts'

const knee = {
  ...plainFeeScheduleRow,
  globalDays: '090',
  preOperative: 0.1,
  intraOperative: 0.69,
  postOperative: 0.21,
}
const schedule = {
  feeSchedule: released(
    'feeSchedule',
    procedureTable({ '27486': knee, '20680': knee, '36556': plainFeeScheduleRow }),
  ),
}
const tables = {
  ...schedule,
  feeSchedulePayments: released(
    'feeSchedulePayments',
    procedureTable({ '27486': { facilityCents: 140_000, nonFacilityCents: 140_000 } }),
  ),
}
const base = {
  claimType: 'professional',
  serviceFromDay: day('2024-05-02'),
  procedureCode: '27486',
  placeOfService: '21',
  billingNpi: '1234567893',
  payer: 'Acme',
  units: 1,
  allowedCents: 200_000,
  paidCents: 200_000,
} as const
const back = { modifiers: ['78'] }

ruleTable(returnToSurgeryPaidInFull, { base, tables }, [
  {
    name: 'allowed like a first operation of the practice',
    lines: [{}, back],
    expect: 'finding',
    class: 'error',
    flags: [2],
    atRiskCents: 62_000,
    says: '69%',
  },
  {
    name: 'allowed at the intra-operative share',
    lines: [{}, { ...back, allowedCents: 138_000, paidCents: 138_000 }],
    expect: 'pass',
  },
  {
    name: 'the full national fee by Medicare',
    lines: [{ ...back, payer: 'Medicare', allowedCents: 145_000, paidCents: 116_000 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  {
    name: 'the share of the national fee by Medicare',
    lines: [{ ...back, payer: 'Medicare', allowedCents: 97_000, paidCents: 77_000 }],
    expect: 'pass',
  },
  {
    name: 'another payer and nothing to compare with',
    lines: [back],
    expect: 'cannot-tell',
    says: 'full fee',
  },
  {
    name: 'no package to share',
    lines: [{ ...back, procedureCode: '36556' }],
    expect: 'not-applicable',
  },
  { name: 'not paid', lines: [{ ...back, claimStatus: 'denied' }], expect: 'not-applicable' },
])
