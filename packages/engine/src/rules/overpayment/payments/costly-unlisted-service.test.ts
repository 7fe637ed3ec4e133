import { ruleTable } from '../../../testing/rule-table.ts'
import { costlyUnlistedService } from './costly-unlisted-service.ts'

const base = {
  claimType: 'professional',
  procedureCode: '64999',
  allowedCents: 1_200_000,
  paidCents: 1_000_000,
} as const

ruleTable(costlyUnlistedService, { base }, [
  {
    name: 'an unlisted operation on nerves for $12,000',
    lines: [{}],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 0,
    says: '$12,000.00 was allowed',
  },
  {
    name: 'the payment alone is known',
    lines: [{ allowedCents: undefined, paidCents: 90_000 }],
    expect: 'finding',
    flags: [1],
    says: '$900.00 was paid',
  },
  { name: 'for $300', lines: [{ allowedCents: 30_000, paidCents: 24_000 }], expect: 'pass' },
  { name: 'a listed operation', lines: [{ procedureCode: '64483' }], expect: 'not-applicable' },
  {
    name: 'of a hospital',
    lines: [{ claimType: 'institutional', billType: '131' }],
    expect: 'not-applicable',
  },
  { name: 'unpaid', lines: [{ paidCents: 0, allowedCents: 0 }], expect: 'not-applicable' },
  {
    name: 'no amount but the charge',
    lines: [{ allowedCents: undefined, paidCents: undefined, chargeCents: 900_000 }],
    expect: 'cannot-tell',
  },
])
