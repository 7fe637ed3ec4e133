import { ruleTable } from '../../testing/rule-table.ts'
import { lineDoesNotBalance } from './line-does-not-balance.ts'

const less = (group: string, reason: string, amountCents: number) => ({
  group,
  reason,
  amountCents,
})

ruleTable(lineDoesNotBalance, { base: { chargeCents: 10000 } }, [
  {
    name: 'charge less adjustments is what was paid',
    lines: [{ paidCents: 6000, adjustments: [less('CO', '45', 3000), less('PR', '2', 1000)] }],
    expect: 'pass',
  },
  {
    name: 'twenty dollars are missing',
    lines: [{ paidCents: 4000, adjustments: [less('CO', '45', 3000), less('PR', '2', 1000)] }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    says: /\$20\.00 is not accounted for/,
  },
  {
    name: 'interest in a column of its own is within the payment',
    lines: [{ paidCents: 6200, interestCents: 200, adjustments: [less('CO', '45', 4000)] }],
    expect: 'pass',
  },
  {
    name: 'interest beside the payment',
    lines: [{ paidCents: 6000, interestCents: 200, adjustments: [less('CO', '45', 4000)] }],
    expect: 'pass',
  },
  {
    name: 'a cent of rounding',
    lines: [{ paidCents: 6001, adjustments: [less('CO', '45', 4000)] }],
    expect: 'pass',
  },
  {
    name: 'denied in full',
    lines: [{ paidCents: 0, adjustments: [less('CO', '50', 10000)] }],
    expect: 'pass',
  },
  {
    name: 'no line with adjustments that can be judged',
    lines: [
      { paidCents: 6000, adjustments: [{ group: 'CO', reason: '45', amountCents: undefined }] },
    ],
    expect: 'cannot-tell',
  },
  {
    name: 'not yet paid',
    lines: [{ claimStatus: 'pending', paidCents: 0, adjustments: [less('CO', '45', 4000)] }],
    expect: 'not-applicable',
  },
  {
    name: 'most lines of the file are short: its adjustments are not all there',
    lines: [
      { paidCents: 7000, adjustments: [less('CO', '45', 3000)] },
      ...Array.from({ length: 10 }, () => ({
        paidCents: 6000,
        adjustments: [less('CO', '45', 3000)],
      })),
    ],
    expect: 'cannot-tell',
    says: 'not all there',
  },
  {
    name: 'one line of many is short',
    lines: [
      { paidCents: 4000, adjustments: [less('CO', '45', 3000)] },
      ...Array.from({ length: 10 }, () => ({
        paidCents: 7000,
        adjustments: [less('CO', '45', 3000)],
      })),
    ],
    expect: 'finding',
    flags: [1],
  },
])
