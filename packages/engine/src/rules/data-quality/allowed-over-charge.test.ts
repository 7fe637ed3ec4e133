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
