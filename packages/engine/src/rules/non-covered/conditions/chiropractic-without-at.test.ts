import { ruleTable } from '../../../testing/rule-table.ts'
import { chiropracticWithoutAt } from './chiropractic-without-at.ts'

const base = {
  claimType: 'professional',
  procedureCode: '98941',
  payer: 'Medicare',
  paidCents: 3_100,
} as const
const withModifier = { procedureCode: '99213', modifiers: ['25'] }

ruleTable(chiropracticWithoutAt, { base }, [
  {
    name: 'a manipulation without AT',
    lines: [{}, withModifier],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 3_100,
  },
  { name: 'with AT', lines: [{ modifiers: ['AT'] }], expect: 'pass' },
  {
    name: 'a Medicare plan may pay more',
    lines: [{ payer: 'Medicare Advantage HMO' }, withModifier],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'another payer', lines: [{ payer: 'Acme' }, withModifier], expect: 'not-applicable' },
  { name: 'marked as not covered', lines: [{ modifiers: ['GY'] }], expect: 'not-applicable' },
  {
    name: 'manipulation of an arm or leg is never covered and has no AT',
    lines: [{ procedureCode: '98943', modifiers: ['59'] }],
    expect: 'not-applicable',
  },
  {
    name: 'nothing was paid',
    lines: [{ paidCents: 0 }, withModifier],
    expect: 'not-applicable',
  },
  { name: 'no payer', lines: [{ payer: undefined }, withModifier], expect: 'cannot-tell' },
  { name: 'a file without modifiers', lines: [{}], expect: 'cannot-tell' },
])
