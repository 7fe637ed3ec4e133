import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { roomDaysOverStay } from './room-days-over-stay.ts'

const base = {
  claimId: 'A',
  claimType: 'institutional',
  billType: '111',
  serviceFromDay: day('2024-05-01'),
  admissionDay: day('2024-05-01'),
  dischargeDay: day('2024-05-05'),
  paidCents: 500_000,
} as const
const room = (units: number, revenueCode = '0120') => ({ revenueCode, units })

ruleTable(roomDaysOverStay, { base }, [
  {
    name: 'nine days for four nights',
    lines: [room(9), { revenueCode: '0250', units: 10 }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 277_778,
    says: '9 days of room and board for a stay of 4 nights (05/01/2024 to 05/05/2024)',
  },
  {
    name: 'nine days of a stay that a DRG pays as a whole',
    lines: [{ ...room(9), drg: '194' }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 0,
  },
  {
    name: 'two kinds of rooms together',
    lines: [room(4), room(3, '0200')],
    expect: 'finding',
    flags: [1, 2],
  },
  {
    name: 'the day of discharge counted too is a question',
    lines: [room(5)],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'as many days as nights', lines: [room(2), room(2, '0200')], expect: 'pass' },
  {
    name: 'admitted and discharged on one day',
    lines: [{ ...room(1), dischargeDay: day('2024-05-01') }],
    expect: 'pass',
  },
  {
    name: 'one line that stands in the file twice',
    lines: [
      { ...room(4), lineNumber: '1' },
      { ...room(4), lineNumber: '1' },
    ],
    expect: 'pass',
  },
  {
    name: 'a stay that ends before it begins has no nights to count',
    lines: [{ ...room(4), dischargeDay: day('2024-04-28') }],
    expect: 'cannot-tell',
  },
  { name: 'days of leave', lines: [room(4), room(3, '0183')], expect: 'pass' },
  {
    name: 'an interim bill',
    lines: [{ ...room(9), billType: '112' }],
    expect: 'not-applicable',
  },
  { name: 'no room', lines: [{ revenueCode: '0250', units: 10 }], expect: 'not-applicable' },
  {
    name: 'no discharge',
    lines: [room(9), { ...room(9), claimId: 'B', dischargeDay: undefined }]
      .slice(1)
      .concat(room(4)),
    expect: 'cannot-tell',
  },
])
