import { ruleTable } from '../../testing/rule-table.ts'
import { rebateOnUnpaidClaim } from './rebate-on-unpaid-claim.ts'

const base = {
  auditType: 'pharmacy' as const,
  ndc: '00002821501',
  claimStatus: 'paid' as const,
  paidCents: 10_000,
  rebateCents: 2300,
}

ruleTable(rebateOnUnpaidClaim, { base }, [
  {
    name: 'denied',
    lines: [{ claimStatus: 'denied', paidCents: 0 }],
    expect: 'finding',
    flags: [1],
    class: 'error',
    says: '$23.00 was claimed on a claim that was denied',
  },
  {
    name: 'reversed',
    lines: [{ claimStatus: 'reversed' }],
    expect: 'finding',
    flags: [1],
    says: 'dispute code Q',
  },
  {
    name: 'rejected, on the invoice without an amount',
    lines: [
      { claimStatus: undefined, rejectCode: '75', rebateCents: undefined, rebateInvoiced: true },
    ],
    expect: 'finding',
    flags: [1],
    says: 'A rebate was',
  },
  {
    name: 'a reject code on a claim marked paid',
    lines: [{ rejectCode: '75' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
  },
  { name: 'paid', lines: [{}], expect: 'pass' },
  { name: 'no reject code after all', lines: [{ rejectCode: '00' }], expect: 'pass' },
  {
    name: 'denied without a rebate',
    lines: [{ claimStatus: 'denied', rebateCents: 0 }],
    expect: 'not-applicable',
  },
  {
    name: 'the file says nothing of rebates',
    lines: [{ rebateCents: undefined }],
    expect: 'cannot-tell',
  },
  {
    name: 'nothing says what became of it',
    lines: [{ claimStatus: undefined }],
    expect: 'cannot-tell',
  },
])
