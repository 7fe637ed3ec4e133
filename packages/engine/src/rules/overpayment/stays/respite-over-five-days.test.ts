import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { respiteOverFiveDays } from './respite-over-five-days.ts'

const base = {
  claimType: 'institutional',
  billType: '813',
  revenueCode: '0655',
  patientKey: 'P1',
  payer: 'Medicare',
  paidCents: 50_000,
} as const
const from = (date: string, units = 1) => ({ serviceFromDay: day(date), units })

ruleTable(respiteOverFiveDays, { base }, [
  {
    name: 'nine days on one line',
    lines: [from('2024-08-05', 9)],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: 'lasted 9 days in a row from 08/05/2024 on; 5 are paid as respite',
  },
  {
    name: 'day by day, the sixth on the next bill',
    lines: [
      from('2024-07-27', 5),
      { ...from('2024-08-01'), claimId: 'B' },
      { ...from('2024-08-03'), claimId: 'B' },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'five days, and five after a day at home',
    lines: [from('2024-08-05', 5), from('2024-08-11', 5)],
    expect: 'pass',
  },
  {
    name: 'routine care, another bill, another payer, unpaid',
    lines: [
      { ...from('2024-08-05', 20), revenueCode: '0651' },
      { ...from('2024-08-05', 9), billType: '329' },
      { ...from('2024-08-05', 9), payer: 'Acme' },
      { ...from('2024-08-05', 9), paidCents: 0 },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no payer',
    lines: [{ ...from('2024-08-05', 9), payer: undefined }],
    expect: 'cannot-tell',
  },
])
