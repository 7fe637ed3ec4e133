import { ruleTable } from '../../testing/rule-table.ts'
import { procedureCodeMissing } from './procedure-code-missing.ts'

const base = {
  claimType: 'institutional',
  billType: '131',
  payer: 'Medicare',
  revenueCode: '0320',
  paidCents: 20_000,
} as const
const coded = { procedureCode: '71046' } as const

ruleTable(procedureCodeMissing, { base }, [
  {
    name: 'an X-ray without its code',
    lines: [{}, coded],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
    says: 'no procedure code',
  },
  {
    name: 'a visit, another payer, revenue code of three digits',
    lines: [{ revenueCode: '510', payer: 'Acme' }, coded],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'with its code', lines: [coded], expect: 'pass' },
  { name: 'a code that no list has', lines: [{ procedureCode: 'XRAY' }], expect: 'pass' },
  {
    name: 'drugs without a code',
    lines: [{ revenueCode: '0250' }, { ...coded, paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'a recovery room',
    lines: [{ revenueCode: '0710' }, { revenueCode: '0250', ...coded }],
    expect: 'not-applicable',
  },
  {
    name: 'a stay',
    lines: [{ billType: '111' }, { revenueCode: '0250', ...coded }],
    expect: 'not-applicable',
  },
  {
    name: 'nothing paid',
    lines: [{ paidCents: 0 }, { revenueCode: '0250', ...coded }],
    expect: 'not-applicable',
  },
  { name: 'no type of bill', lines: [{ billType: undefined }, coded], expect: 'cannot-tell' },
])
