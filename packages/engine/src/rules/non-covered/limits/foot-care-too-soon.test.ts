import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
import { footCareTooSoon } from './foot-care-too-soon.ts'

const base = {
  claimType: 'professional',
  patientKey: 'P1',
  payer: 'Medicare',
  procedureCode: '11721',
  paidCents: 3500,
} as const
const first = { serviceFromDay: day('2024-03-01') }
const later = { serviceFromDay: day('2024-03-25') }

ruleTable(footCareTooSoon, { base }, [
  {
    name: 'after three weeks',
    lines: [first, later],
    expect: 'finding',
    class: 'lead',
    flags: [2],
    atRiskCents: 3500,
    says: '11721 on 03/25/2024 follows 11721 of 03/01/2024 after 24 days',
  },
  {
    name: 'another code of the same care, in an earlier upload',
    history: [{ ...first, procedureCode: 'G0127' }],
    lines: [later],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'after sixty days',
    history: [first],
    lines: [{ serviceFromDay: day('2024-04-30') }],
    expect: 'pass',
  },
  {
    name: 'of nails and of calluses',
    history: [{ serviceFromDay: day('2023-01-05'), procedureCode: '99213' }, first],
    lines: [{ ...later, procedureCode: '11056' }],
    expect: 'pass',
  },
  { name: 'nothing before', lines: [first], expect: 'cannot-tell', says: 'sixty days' },
  {
    name: 'another payer',
    lines: [first, later].map((line) => ({ ...line, payer: 'Acme' })),
    expect: 'not-applicable',
  },
  {
    name: 'the first was not paid',
    lines: [{ ...first, paidCents: 0 }, later],
    expect: 'cannot-tell',
  },
  { name: 'a visit', lines: [{ ...first, procedureCode: '99213' }], expect: 'not-applicable' },
])
