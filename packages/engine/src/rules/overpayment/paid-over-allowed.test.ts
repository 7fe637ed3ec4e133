import { ruleTable } from '../../testing/rule-table.ts'
import { paidOverAllowed } from './paid-over-allowed.ts'

const right = Array.from({ length: 40 }, () => ({ allowedCents: 10_000, paidCents: 8000 }))
const tooMuch = { allowedCents: 8000, paidCents: 10_000 }

ruleTable(paidOverAllowed, {}, [
  {
    name: 'paid less than allowed: the patient owes the rest',
    lines: [{ allowedCents: 10_000, paidCents: 8000 }],
    expect: 'pass',
  },
  { name: 'paid in full', lines: [{ allowedCents: 10_000, paidCents: 10_000 }], expect: 'pass' },
  {
    name: 'a cent of rounding',
    lines: [{ allowedCents: 9999, paidCents: 10_000 }],
    expect: 'pass',
  },
  {
    name: 'paid above allowed',
    lines: [tooMuch, ...right],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 2000,
    says: /\$100\.00 was paid where \$80\.00 was allowed/,
  },
  {
    name: 'a tax that the remittance adds to the price',
    lines: [
      {
        allowedCents: 300,
        paidCents: 306,
        adjustments: [
          { group: 'CO', reason: '45', amountCents: 2320 },
          { group: 'CO', reason: '137', amountCents: -6 },
        ],
      },
    ],
    expect: 'pass',
  },
  {
    name: 'more than the tax',
    lines: [
      {
        allowedCents: 300,
        paidCents: 350,
        adjustments: [{ group: 'CO', reason: '137', amountCents: -6 }],
      },
      ...right,
    ],
    expect: 'finding',
    class: 'error',
    flags: [1],
  },
  {
    name: 'where many lines do it, the column may mean something else',
    lines: [...Array.from({ length: 25 }, () => tooMuch), ...right],
    expect: 'finding',
    class: 'lead',
    flags: Array.from({ length: 25 }, (_, index) => index + 1),
    says: /as on \d+% of the lines/,
  },
  {
    name: 'two lines among few are two errors',
    lines: [tooMuch, tooMuch, ...right],
    expect: 'finding',
    class: 'error',
    flags: [1, 2],
  },
  {
    name: 'allowed of zero may be a column that was not filled',
    lines: [{ allowedCents: 0, paidCents: 10_000, claimStatus: 'paid' }, ...right],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 10_000,
  },
  {
    name: 'inpatient stay',
    lines: [{ billType: '111', allowedCents: 8000, paidCents: 10_000 }],
    expect: 'not-applicable',
  },
  {
    name: 'denied',
    lines: [{ claimStatus: 'denied', allowedCents: 0, paidCents: 100 }],
    expect: 'not-applicable',
  },
  { name: 'no allowed amount', lines: [{ paidCents: 10_000 }], expect: 'cannot-tell' },
])
