import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { testTooSoon } from './test-too-soon.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: '83036',
  diagnoses: ['E11.9'],
  paidCents: 900,
} as const
const on = (date: string, more: object = {}) => ({ serviceFromDay: day(date), ...more })

ruleTable(testTooSoon, { base }, [
  {
    name: 'each month',
    lines: [on('2024-06-04'), on('2024-07-05'), on('2024-08-05'), on('2024-09-04')],
    expect: 'finding',
    class: 'lead',
    flags: [2, 3],
    atRiskCents: 1_800,
    says: '31 days after the last; where diabetes is controlled Medicare covers it every three months',
  },
  {
    name: 'in an earlier upload',
    history: [on('2024-07-05')],
    lines: [on('2024-08-05')],
    expect: 'finding',
    flags: [1],
  },
  { name: 'every eleven weeks', lines: [on('2024-05-20'), on('2024-08-05')], expect: 'pass' },
  {
    name: 'out of control, in pregnancy, and two of one day',
    lines: [
      on('2024-06-04'),
      on('2024-07-05', { diagnoses: ['E11.65'] }),
      on('2024-08-05', { diagnoses: ['O24.419'] }),
      on('2024-08-05'),
    ],
    expect: 'pass',
  },
  {
    name: 'another test, a denied one',
    lines: [
      on('2024-08-05', { procedureCode: '80053' }),
      on('2024-08-05', { claimStatus: 'denied' }),
    ],
    expect: 'not-applicable',
  },
  {
    name: 'no payer',
    lines: [on('2024-07-05', { payer: undefined }), on('2024-08-05', { payer: undefined })],
    expect: 'cannot-tell',
  },
])
