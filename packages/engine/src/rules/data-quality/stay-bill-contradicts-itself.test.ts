import { ruleTable } from '../../testing/rule-table.ts'
import { stayBillContradictsItself } from './stay-bill-contradicts-itself.ts'

const base = {
  claimType: 'institutional',
  billType: '111',
  revenueCode: '0120',
  dischargeStatus: '01',
  paidCents: 720_000,
} as const

ruleTable(stayBillContradictsItself, { base }, [
  {
    name: 'a bill without payment, paid',
    lines: [{ billType: '110' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 720_000,
    says: 'no payment is asked for',
  },
  {
    name: 'discharged and still there',
    lines: [{ dischargeStatus: '30' }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'the first bill of a stay that is over',
    lines: [{ billType: '112' }],
    expect: 'finding',
    flags: [1],
    says: 'the stay goes on',
  },
  { name: 'admitted and discharged', lines: [{}], expect: 'pass' },
  { name: 'an interim bill', lines: [{ billType: '113', dischargeStatus: '30' }], expect: 'pass' },
  { name: 'no payment, none paid', lines: [{ billType: '110', paidCents: 0 }], expect: 'pass' },
  {
    name: 'a correction',
    lines: [{ billType: '117', dischargeStatus: '30' }],
    expect: 'not-applicable',
  },
  {
    name: 'for outpatients',
    lines: [{ billType: '131', revenueCode: '0450' }],
    expect: 'not-applicable',
  },
  { name: 'no type of bill', lines: [{ billType: undefined }], expect: 'cannot-tell' },
])
