import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { diabeticShoesOverYear } from './diabetic-shoes-over-year.ts'

const base = {
  claimType: 'dme',
  patientKey: 'P1',
  payer: 'Medicare',
  units: 1,
  paidCents: 6_000,
} as const
const on = (procedureCode: string, date: string, units = 1, modifiers = ['KX']) => ({
  procedureCode,
  serviceFromDay: day(date),
  units,
  modifiers,
})

ruleTable(diabeticShoesOverYear, { base }, [
  {
    name: 'a second pair in one year',
    lines: [
      on('A5500', '2024-03-05', 1, ['RT', 'KX']),
      on('A5500', '2024-03-05', 1, ['LT', 'KX']),
      on('A5500', '2024-08-05', 2),
    ],
    expect: 'finding',
    class: 'error',
    flags: [3],
    atRiskCents: 6_000,
    says: 'paid 4 shoes since 03/05/2024, counted one by one; it covers 2 in a calendar year',
  },
  {
    name: 'four pairs of inserts with depth shoes: one pair too many',
    lines: [on('A5500', '2024-03-05', 2), on('A5512', '2024-03-05', 8)],
    expect: 'finding',
    flags: [2],
    atRiskCents: 1_500,
  },
  {
    name: 'three pairs with molded shoes, in earlier uploads',
    history: [on('A5501', '2024-03-05', 2)],
    lines: [on('A5513', '2024-06-05', 6)],
    expect: 'finding',
    flags: [1],
    atRiskCents: 2_000,
  },
  {
    name: 'a plan of Medicare Advantage',
    lines: [
      { ...on('A5500', '2024-03-05', 2), payer: 'Medicare Advantage' },
      { ...on('A5500', '2024-08-05', 2), payer: 'Medicare Advantage' },
    ],
    expect: 'finding',
    class: 'lead',
    flags: [2],
  },
  {
    name: 'a pair and three pairs of inserts, and the same in January',
    lines: [
      on('A5500', '2024-11-05', 2),
      on('A5512', '2024-11-05', 6),
      on('A5500', '2025-01-07', 2),
      on('A5513', '2025-01-07', 6),
    ],
    expect: 'pass',
  },
  {
    name: 'the first pair was denied',
    lines: [
      { ...on('A5500', '2024-03-05', 2), claimStatus: 'denied' },
      on('A5500', '2024-08-05', 2),
    ],
    expect: 'pass',
  },
  {
    name: 'a lost shoe, another payer, a modification',
    lines: [
      on('A5500', '2024-08-05', 1, ['RA']),
      { ...on('A5500', '2024-08-05', 2), payer: 'Acme' },
      on('A5503', '2024-08-05', 2),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no patient',
    lines: [{ ...on('A5500', '2024-08-05'), patientKey: undefined }],
    expect: 'cannot-tell',
  },
])
