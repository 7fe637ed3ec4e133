import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { dischargeStatusUnknown } from './discharge-status-unknown.ts'

const base = {
  claimType: 'institutional',
  billType: '111',
  dischargeStatus: '11',
  dischargeDay: day('2024-05-09'),
  paidCents: 900_000,
} as const

ruleTable(dischargeStatusUnknown, { base }, [
  {
    name: 'a number that no list has',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 0,
    says: 'does not exist',
  },
  { name: 'a word', lines: [{ dischargeStatus: 'HOME' }], expect: 'finding', flags: [1] },
  {
    name: 'before its time',
    lines: [{ dischargeStatus: '82', dischargeDay: day('2012-05-09') }],
    expect: 'finding',
    flags: [1],
  },
  { name: 'home', lines: [{ dischargeStatus: '01' }], expect: 'pass' },
  { name: 'home, without its zero', lines: [{ dischargeStatus: '1' }], expect: 'pass' },
  { name: 'still a patient', lines: [{ dischargeStatus: '30', billType: '112' }], expect: 'pass' },
  { name: 'a planned return', lines: [{ dischargeStatus: '81' }], expect: 'pass' },
  { name: 'no longer used', lines: [{ dischargeStatus: '71' }], expect: 'pass' },
  { name: 'an outpatient', lines: [{ billType: '131' }], expect: 'not-applicable' },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
  {
    name: 'not said',
    lines: [{ dischargeStatus: undefined }, { dischargeStatus: '01' }],
    expect: 'cannot-tell',
  },
])
