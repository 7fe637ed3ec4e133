import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { surgicalSharePaidInFull } from './surgical-share-paid-in-full.ts'

const base = {
  claimId: 'A',
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: '22558',
  placeOfService: '21',
  units: 1,
  serviceFromDay: day('2024-05-02'),
} as const

const surgeon = { paidCents: 100_000 } as const
const paying = (modifier: string, paidCents: number, payer = 'Medicare') => ({
  modifiers: [modifier],
  paidCents,
  payer,
})
const found = { expect: 'finding', flags: [2] } as const

ruleTable(surgicalSharePaidInFull, { base }, [
  {
    name: 'an assistant at the full price',
    lines: [surgeon, paying('80', 100_000)],
    ...found,
    class: 'error',
    atRiskCents: 84_000,
    says: '100% of the $1,000.00 of the surgeon alone',
  },
  {
    name: 'no physician, at the share of one',
    lines: [surgeon, paying('AS', 16_000)],
    ...found,
    class: 'error',
    atRiskCents: 2400,
  },
  { name: 'an assistant at 16%', lines: [surgeon, paying('82', 16_000)], expect: 'pass' },
  { name: 'a co-surgeon at 62.5%', lines: [surgeon, paying('62', 62_500)], expect: 'pass' },
  {
    name: 'a co-surgeon in full, another payer',
    lines: [{ ...surgeon, payer: 'Acme Health' }, paying('62', 100_000, 'Acme Health')],
    ...found,
    class: 'lead',
    atRiskCents: 37_500,
  },
  {
    name: 'a contract that gives assistants a quarter',
    lines: [{ ...surgeon, payer: 'Acme Health' }, paying('80', 25_000, 'Acme Health')],
    expect: 'pass',
  },
  {
    name: 'nothing shows the fee of the surgeon',
    lines: [paying('80', 100_000)],
    expect: 'cannot-tell',
  },
  { name: 'no amount', lines: [surgeon, { modifiers: ['80'] }], expect: 'cannot-tell' },
  {
    name: 'denied',
    lines: [surgeon, { ...paying('80', 0), claimStatus: 'denied' }],
    expect: 'not-applicable',
  },
  { name: 'the surgeon', lines: [{ ...surgeon, modifiers: ['RT'] }], expect: 'not-applicable' },
])
