import { ruleTable } from '../../testing/rule-table.ts'
import { allowedOverCharge } from './allowed-over-charge.ts'

ruleTable(allowedOverCharge, {}, [
  {
    name: 'allowed below the charge',
    lines: [{ chargeCents: 15_000, allowedCents: 9000 }],
    expect: 'pass',
  },
  { name: 'a cent', lines: [{ chargeCents: 9000, allowedCents: 9001 }], expect: 'pass' },
  {
    name: 'allowed above the charge, paid above it too',
    lines: [{ chargeCents: 9000, allowedCents: 12_000, paidCents: 9600 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 2400,
    says: /\$30\.00 more/,
  },
  {
    name: 'paid below the charge: the same share of it was too much',
    lines: [{ chargeCents: 9000, allowedCents: 12_000, paidCents: 8000 }],
    expect: 'finding',
    flags: [1],
    atRiskCents: 2000,
  },
  {
    name: 'paid ten times the charge, and no allowed amount',
    lines: [{ chargeCents: 15_000, paidCents: 150_000 }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 135_000,
    says: '$1,500.00 was paid on a charge of $150.00, $1,350.00 more than was asked for.',
  },
  {
    name: 'paid above the charge by the interest',
    lines: [{ chargeCents: 9000, paidCents: 9100, interestCents: 100 }],
    expect: 'cannot-tell',
  },
  {
    name: 'paid below the charge, and no allowed amount',
    lines: [{ chargeCents: 9000, paidCents: 8000 }],
    expect: 'cannot-tell',
  },
  {
    name: 'most lines of the file above their charge',
    lines: Array.from({ length: 3 }, () => ({ chargeCents: 9000, paidCents: 12_000 })),
    expect: 'finding',
    class: 'lead',
    flags: [1, 2, 3],
    says: 'so on most lines of this file, so the columns may mean something else',
  },
  {
    name: 'case rate above the charges of an outpatient hospital',
    lines: [{ billType: '131', chargeCents: 9000, allowedCents: 12_000 }],
    expect: 'not-applicable',
  },
  {
    name: 'DRG above the charges',
    lines: [{ billType: '111', chargeCents: 9000, allowedCents: 12_000 }],
    expect: 'not-applicable',
  },
  {
    name: 'encounter with a charge of zero',
    lines: [{ chargeCents: 0, allowedCents: 12_000 }],
    expect: 'not-applicable',
  },
  { name: 'no charge', lines: [{ allowedCents: 12_000 }], expect: 'cannot-tell' },
])
