import { ruleTable } from '../../../testing/rule-table.ts'
import { paidOverAllowed } from './paid-over-allowed.ts'

const right = Array.from({ length: 40 }, () => ({ allowedCents: 10_000, paidCents: 8000 }))
const shared = Array.from({ length: 40 }, () => ({
  allowedCents: 10_000,
  paidCents: 8000,
  patientShareCents: 2000,
}))
const tooMuch = { allowedCents: 8000, paidCents: 10_000 }

const fillOf = (allowedCents: number, paidCents: number, patientShareCents: number) => ({
  auditType: 'pharmacy' as const,
  allowedCents,
  paidCents,
  patientShareCents,
})
const rightFills = Array.from({ length: 15 }, () => fillOf(10_000, 8000, 2000))

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
    name: 'paid above allowed on all of three lines: the columns mean something else',
    lines: [tooMuch, tooMuch, tooMuch],
    expect: 'finding',
    class: 'lead',
    flags: [1, 2, 3],
    says: 'as on 100% of the lines, so the columns may mean something else',
  },
  {
    name: 'paid above allowed on both of two lines',
    lines: [tooMuch, tooMuch],
    expect: 'finding',
    class: 'error',
    flags: [1, 2],
  },
  {
    name: 'more than allowed by the interest that stands in a column of its own',
    lines: [{ allowedCents: 10_000, paidCents: 10_212, interestCents: 212 }],
    expect: 'pass',
  },
  {
    name: 'more than that interest',
    lines: [{ allowedCents: 10_000, paidCents: 11_212, interestCents: 212 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 1000,
    says: '$112.12 was paid where $100.00 and $2.12 of interest or the like was allowed, $10.00 too much.',
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
    name: 'two payers together above the allowed amount',
    lines: [...right, { allowedCents: 10_000, paidCents: 8000, otherPayerPaidCents: 7000 }],
    expect: 'finding',
    class: 'lead',
    flags: [41],
    atRiskCents: 5000,
    says: '$80.00 was paid and $70.00 by another payer where $100.00 was allowed',
  },
  {
    name: 'the second payer pays what the first one left',
    lines: [{ allowedCents: 10_000, paidCents: 2000, otherPayerPaidCents: 8000 }],
    expect: 'pass',
  },
  {
    name: 'a file whose allowed amount is what this payer allows beside the other one',
    lines: Array.from({ length: 5 }, () => ({
      allowedCents: 2000,
      paidCents: 2000,
      otherPayerPaidCents: 8000,
    })),
    expect: 'pass',
  },
  {
    name: 'a copayment five percent too high, where all other fills balance to the cent',
    lines: [...rightFills, ...rightFills, fillOf(10_000, 8000, 2500)],
    expect: 'finding',
    class: 'lead',
    flags: [31],
    atRiskCents: 500,
  },
  {
    name: 'the same in a file of other taxes and fees',
    lines: [
      ...Array.from({ length: 30 }, () => fillOf(10_000, 8000, 2300)),
      fillOf(10_000, 8000, 2500),
    ],
    expect: 'pass',
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
  {
    name: 'plan and patient together pay a fill more than its price',
    lines: [fillOf(10_000, 9500, 4000), ...rightFills],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 3500,
    says: '$35.00 too much together',
  },
  { name: 'a sales tax beside the price', lines: [fillOf(10_000, 8700, 2000)], expect: 'pass' },
  {
    name: 'where the copayment is part of the payment by custom, nothing is paid twice',
    lines: Array.from({ length: 5 }, () => fillOf(10_000, 10_000, 2000)),
    expect: 'pass',
  },
  {
    name: 'the patient owes what the price left of the charge, none of the plan’s money',
    lines: [
      { chargeCents: 22_000, allowedCents: 12_800, paidCents: 12_800, patientShareCents: 9200 },
    ],
    expect: 'pass',
  },
  {
    name: 'the same where it is said to be coinsurance',
    lines: [
      {
        chargeCents: 22_000,
        allowedCents: 12_800,
        paidCents: 12_800,
        patientShareCents: 9200,
        adjustments: [{ group: 'PR', reason: '2', amountCents: 9200 }],
      },
      ...shared,
    ],
    expect: 'finding',
    flags: [1],
    atRiskCents: 9200,
  },
  { name: 'no allowed amount', lines: [{ paidCents: 10_000 }], expect: 'cannot-tell' },
  {
    name: 'payment and share of the patient above the price, where those of all others make it',
    lines: [...shared, { ...shared[0], paidCents: 8500 }],
    expect: 'finding',
    class: 'lead',
    flags: [41],
    atRiskCents: 500,
    says: 'the patient owes $20.00 of a service allowed at $100.00',
  },
  {
    name: 'the same, the patient owes a part that is no part of the price',
    lines: [
      ...shared,
      {
        ...shared[0],
        paidCents: 8500,
        adjustments: [
          { group: 'PR', reason: '2', amountCents: 1500 },
          { group: 'PR', reason: '96', amountCents: 500 },
        ],
      },
    ],
    expect: 'pass',
  },
  {
    name: 'the same in a file whose payments and shares do not make the price',
    lines: [...right, { allowedCents: 10_000, paidCents: 8500, patientShareCents: 2000 }],
    expect: 'pass',
  },
])
