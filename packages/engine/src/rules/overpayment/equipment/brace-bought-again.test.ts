import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { braceBoughtAgain } from './brace-bought-again.ts'

const base = {
  claimType: 'dme',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: 'L1845',
  modifiers: ['RT'],
  paidCents: 62_400,
} as const
const on = (date: string, more: object = {}) => ({ serviceFromDay: day(date), ...more })
const back = { procedureCode: 'L0650', modifiers: [] }

ruleTable(braceBoughtAgain, { base }, [
  {
    name: 'one knee after seven months',
    lines: [on('2024-01-18'), on('2024-08-05')],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 62_400,
    says: 'L1845, a brace of the knee, was paid on 08/05/2024, and the same one on 01/18/2024; it is expected to last 12 months',
  },
  {
    name: 'the back after two years, in an earlier upload',
    history: [on('2022-08-05', back)],
    lines: [on('2024-08-05', back)],
    expect: 'finding',
    flags: [1],
    says: '60 months',
  },
  {
    name: 'both knees again, told by 50',
    lines: [on('2024-01-18', { modifiers: ['LT'] }), on('2024-08-05', { modifiers: ['50'] })],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'the other knee, another brace, the knee after a year, no side said, one day',
    lines: [
      on('2024-01-18'),
      on('2024-08-05', { modifiers: ['LT'] }),
      on('2024-08-05', { procedureCode: 'L1833' }),
      on('2025-01-18'),
      on('2025-02-18', { modifiers: [] }),
      on('2025-02-18', { modifiers: [] }),
    ],
    expect: 'pass',
  },
  {
    name: 'in place of a lost one, denied, an addition',
    lines: [
      on('2024-08-05', { modifiers: ['RT', 'RA'] }),
      on('2024-08-05', { claimStatus: 'denied' }),
      on('2024-08-05', { procedureCode: 'L2385' }),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no patient',
    lines: [on('2024-08-05', { patientKey: undefined })],
    expect: 'cannot-tell',
  },
])
