import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { supplyTooSoon } from './supply-too-soon.ts'

const base = {
  claimType: 'dme',
  patientKey: 'P1',
  payer: 'Medicare',
  modifiers: ['NU'],
  units: 1,
  paidCents: 12_000,
} as const
const on = (procedureCode: string, date: string, units = 1) => ({
  procedureCode,
  serviceFromDay: day(date),
  units,
})

ruleTable(supplyTooSoon, { base }, [
  {
    name: 'a mask one month after the last',
    lines: [on('A7030', '2024-03-05'), on('A7030', '2024-04-05')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 12_000,
    says: 'lasts until 06/04/2024 at the usual 1 in 3 months',
  },
  {
    name: 'what came too soon does not make the next one too soon',
    lines: [on('A7030', '2024-03-05'), on('A7030', '2024-04-05'), on('A7030', '2024-06-03')],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'ten days before three months are over',
    lines: [on('A7030', '2024-03-05'), on('A7030', '2024-05-25')],
    expect: 'pass',
  },
  {
    name: 'filters for three months at once, then again',
    lines: [on('A7038', '2024-03-05', 6), on('A7038', '2024-06-03', 6)],
    expect: 'pass',
  },
  {
    name: 'filters for three months, and for three more after one',
    lines: [on('A7038', '2024-03-05', 6), on('A7038', '2024-04-05', 6)],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'filters for six months at once',
    lines: [on('A7038', '2024-03-05', 12)],
    expect: 'finding',
    flags: [1],
    atRiskCents: 6_000,
    says: '12 units of A7038 last 183 days',
  },
  { name: 'one chamber for six months', lines: [on('A7046', '2024-03-05')], expect: 'pass' },
  {
    name: 'strips for a patient on insulin, two months apart',
    lines: [
      { ...on('A4253', '2024-03-05', 6), modifiers: ['KX'] },
      { ...on('A4253', '2024-05-05', 6), modifiers: ['KX'] },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'strips without a word of insulin',
    lines: [on('A4253', '2024-03-05', 6)],
    expect: 'cannot-tell',
    says: 'KX or KS',
  },
  {
    name: 'a mask in place of one that was lost',
    lines: [on('A7030', '2024-03-05'), { ...on('A7030', '2024-04-05'), modifiers: ['NU', 'RA'] }],
    expect: 'pass',
  },
  {
    name: 'the first was denied, two bills of one day, another supply',
    lines: [
      { ...on('A7030', '2024-03-05'), claimStatus: 'denied' },
      on('A7030', '2024-04-05'),
      on('A7034', '2024-04-05'),
      on('A7034', '2024-04-05'),
    ],
    expect: 'pass',
  },
  { name: 'no such supply', lines: [on('A4217', '2024-03-05')], expect: 'not-applicable' },
])
