import { ruleTable } from '../../../testing/rule-table.ts'
import { revenueCodeNotOfBill } from './revenue-code-not-of-bill.ts'

const base = {
  claimType: 'institutional',
  billType: '131',
  payer: 'Medicare',
  revenueCode: '0120',
  paidCents: 120_000,
} as const

ruleTable(revenueCodeNotOfBill, { base }, [
  {
    name: 'a room for an outpatient',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 120_000,
    says: 'no room by the day',
  },
  {
    name: 'intensive care',
    lines: [{ revenueCode: '200', payer: 'Acme' }],
    expect: 'finding',
    flags: [1],
  },
  {
    name: 'the fee of a surgeon on the bill of a stay',
    lines: [{ billType: '111', revenueCode: '0975' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    says: 'bills it apart',
  },
  {
    name: 'the same, and another payer',
    lines: [{ billType: '111', revenueCode: '0975', payer: 'Acme' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'a room of a stay', lines: [{ billType: '111' }], expect: 'pass' },
  {
    name: 'a fee on the bill of a critical access hospital',
    lines: [{ billType: '851', revenueCode: '0981' }],
    expect: 'pass',
  },
  { name: 'a fee on an outpatient bill', lines: [{ revenueCode: '0960' }], expect: 'pass' },
  { name: 'a laboratory test', lines: [{ revenueCode: '0301' }], expect: 'not-applicable' },
  { name: 'a pharmacy', lines: [{ revenueCode: '0250' }], expect: 'not-applicable' },
  { name: 'nothing paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  { name: 'no type of bill', lines: [{ billType: undefined }], expect: 'cannot-tell' },
])
