import { ruleTable } from '../../../testing/rule-table.ts'
import { billedOverPharmacyPayment } from './billed-over-pharmacy-payment.ts'

const base = {
  auditType: 'pharmacy' as const,
  serviceFromDay: 20_000,
  ndc: '00093505610',
  paidCents: 2000,
  pharmacyPaidCents: 2000,
}
const spread = { pharmacyPaidCents: 1250 }

ruleTable(billedOverPharmacyPayment, { base }, [
  {
    name: 'one fill among those that are passed through',
    lines: [{}, {}, spread],
    expect: 'finding',
    flags: [3],
    class: 'lead',
    atRiskCents: 750,
    says: '$7.50 less',
  },
  { name: 'all passed through', lines: [{}, {}], expect: 'pass' },
  { name: 'a cent of rounding', lines: [{ pharmacyPaidCents: 1999 }], expect: 'pass' },
  { name: 'paid more than was billed', lines: [{}, { pharmacyPaidCents: 2500 }], expect: 'pass' },
  {
    name: 'a contract with a spread on all',
    lines: [spread, spread, { pharmacyPaidCents: 1500 }],
    expect: 'cannot-tell',
  },
  {
    name: 'what the pharmacy got is not stated',
    lines: [{ pharmacyPaidCents: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'taken back',
    lines: [{ paidCents: -2000, pharmacyPaidCents: -1250 }],
    expect: 'not-applicable',
  },
  { name: 'denied', lines: [{ claimStatus: 'denied' }], expect: 'not-applicable' },
])
