import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { drugGivenTooSoon } from './drug-given-too-soon.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  procedureCode: 'J0897',
  units: 60,
  paidCents: 120_000,
} as const
const on = (date: string, more: object = {}) => ({ serviceFromDay: day(date), ...more })

ruleTable(drugGivenTooSoon, { base }, [
  {
    name: 'after eleven weeks instead of six months',
    lines: [on('2024-01-08'), on('2024-03-25')],
    expect: 'finding',
    flags: [2],
    class: 'lead',
    atRiskCents: 120_000,
    says: '77 days after the last; it is given every six months',
  },
  {
    name: 'one eye twice in two weeks',
    lines: [
      on('2024-01-08', { procedureCode: 'J0178', modifiers: ['RT'] }),
      on('2024-01-22', { procedureCode: 'J0178', modifiers: ['RT'] }),
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'in an earlier upload',
    history: [on('2024-01-08')],
    lines: [on('2024-02-08')],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the injection for migraine after six weeks, and after twelve',
    lines: [
      on('2024-01-08', { procedureCode: '64615', units: 1 }),
      on('2024-02-19', { procedureCode: '64615', units: 1 }),
      on('2024-05-13', { procedureCode: '64615', units: 1 }),
    ],
    expect: 'finding',
    flags: [2],
    says: '42 days after the last; it is given not more often than every twelve weeks',
  },
  {
    name: 'a second course of hyaluronic acid after two months in one knee',
    lines: ['2024-01-08', '2024-01-15', '2024-01-22', '2024-03-11', '2024-03-18'].map((date) =>
      on(date, { procedureCode: 'J7323', modifiers: ['RT'] }),
    ),
    expect: 'finding',
    flags: [4],
    says: '63 days after the last; it is given in courses six months apart',
  },
  { name: 'after six months', lines: [on('2024-01-08'), on('2024-07-08')], expect: 'pass' },
  {
    name: 'the dose for bones with cancer, each month',
    lines: [on('2024-01-08', { units: 120 }), on('2024-02-05', { units: 120 })],
    expect: 'pass',
  },
  {
    name: 'the other eye',
    lines: [
      on('2024-01-08', { procedureCode: 'J0178', modifiers: ['RT'] }),
      on('2024-01-22', { procedureCode: 'J0178', modifiers: ['LT'] }),
    ],
    expect: 'pass',
  },
  {
    name: 'what was thrown away, on a line of its own',
    lines: [
      on('2024-01-08', { procedureCode: 'J0585' }),
      on('2024-01-08', { procedureCode: 'J0585', modifiers: ['JW'] }),
    ],
    expect: 'pass',
  },
  {
    name: 'denied',
    lines: [on('2024-01-08', { claimStatus: 'denied' })],
    expect: 'not-applicable',
  },
  {
    name: 'another drug',
    lines: [on('2024-01-08', { procedureCode: 'J1885' })],
    expect: 'not-applicable',
  },
  {
    name: 'no patient',
    lines: [on('2024-01-08', { patientKey: undefined })],
    expect: 'cannot-tell',
  },
])
