import { ruleTable } from '../../../testing/rule-table.ts'
import { chiropractorServiceNotCovered } from './chiropractor-service-not-covered.ts'

const base = {
  claimType: 'professional',
  procedureCode: '99213',
  specialty: '35',
  payer: 'Medicare',
  paidCents: 7_000,
} as const

ruleTable(chiropractorServiceNotCovered, { base }, [
  {
    name: 'a visit',
    lines: [{}],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 7_000,
    says: 'manipulation of the spine alone',
  },
  {
    name: 'an image, by taxonomy and by the word',
    lines: [
      { procedureCode: '72100', specialty: '111N00000X' },
      { procedureCode: '72100', specialty: 'Chiropractic' },
    ],
    expect: 'finding',
    flags: [1, 2],
  },
  {
    name: 'a Medicare plan may pay more',
    lines: [{ payer: 'Medicare Advantage HMO' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
  },
  { name: 'a manipulation', lines: [{ procedureCode: '98941' }], expect: 'not-applicable' },
  { name: 'another payer', lines: [{ payer: 'Acme' }], expect: 'not-applicable' },
  { name: 'another specialty', lines: [{ specialty: '08' }], expect: 'pass' },
  { name: 'nothing was paid', lines: [{ paidCents: 0 }], expect: 'not-applicable' },
  {
    name: 'no specialty on the line',
    lines: [{ specialty: undefined }, { specialty: '08' }],
    expect: 'cannot-tell',
  },
])
