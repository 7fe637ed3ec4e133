import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { optionIncludedInChair } from './option-included-in-chair.ts'

const base = {
  claimType: 'dme',
  ...{ claimId: 'C1', patientKey: 'P1', payer: 'Medicare' },
  ...{ procedureCode: 'E2366', modifiers: ['NU'], serviceFromDay: day('2024-05-06') },
  paidCents: 20_000,
} as const
const chair = { procedureCode: 'K0823', modifiers: ['RR', 'KH'], paidCents: 45_000 } as const

ruleTable(optionIncludedInChair, { base, tables: {} }, [
  {
    name: 'a charger with its power chair',
    lines: [chair, {}],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 20_000,
    says: 'the power wheelchair K0823',
  },
  {
    name: 'a hand rim with its manual chair, on another claim',
    lines: [
      { ...chair, procedureCode: 'K0004' },
      { claimId: 'C2', procedureCode: 'E0967' },
    ],
    expect: 'finding',
    flags: [2],
  },
  {
    name: 'elevating leg rests',
    lines: [chair, { procedureCode: 'E0990' }],
    expect: 'pass',
  },
  { name: 'on another day', lines: [chair, { serviceFromDay: day('2024-07-06') }], expect: 'pass' },
  {
    name: 'a charger with a manual chair',
    lines: [{ ...chair, procedureCode: 'K0004' }, {}],
    expect: 'pass',
  },
  {
    name: 'the chair was denied',
    lines: [{ ...chair, claimStatus: 'denied', paidCents: 0 }, {}],
    expect: 'pass',
  },
  { name: 'a repair', lines: [chair, { modifiers: ['RB'] }], expect: 'not-applicable' },
  {
    name: 'no payer',
    lines: [chair, {}].map((line) => ({ ...line, payer: undefined })),
    expect: 'cannot-tell',
  },
  { name: 'no date', lines: [chair, { serviceFromDay: undefined }], expect: 'cannot-tell' },
  {
    name: 'another payer',
    lines: [chair, {}].map((line) => ({ ...line, payer: 'Acme' })),
    expect: 'not-applicable',
  },
])
