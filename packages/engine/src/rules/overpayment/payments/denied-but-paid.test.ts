import { ruleTable } from '../../../testing/rule-table.ts'
import { deniedButPaid } from './denied-but-paid.ts'

const base = {
  auditType: 'pharmacy' as const,
  patientKey: 'A',
  ndc: '00002821501',
  chargeCents: 9000,
  paidCents: 4500,
}
const unpaid = { claimStatus: 'denied', paidCents: 0, rejectCode: '75' } as const

ruleTable(deniedButPaid, { base }, [
  {
    name: 'a rejected fill that was paid, where others were not',
    lines: [unpaid, { claimStatus: 'denied', rejectCode: '79' }],
    expect: 'finding',
    flags: [2],
    class: 'error',
    atRiskCents: 4500,
    says: 'reject code 79, and yet $45.00 was paid',
  },
  {
    name: 'where no denied line shows that nothing was paid, the amounts may mean something else',
    lines: [{ claimStatus: 'denied' }, {}],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 4500,
  },
  {
    name: 'a reject code without a status',
    lines: [{ ...unpaid, claimStatus: undefined }, { rejectCode: '75' }],
    expect: 'finding',
    flags: [2],
    class: 'error',
  },
  {
    name: 'a reject code that the payer overrode',
    lines: [unpaid, { claimStatus: 'paid', rejectCode: '75' }],
    expect: 'finding',
    flags: [2],
    class: 'lead',
  },
  {
    name: 'marked reversed, and nothing takes the payment back',
    lines: [{ claimStatus: 'reversed' }],
    expect: 'finding',
    flags: [1],
    class: 'lead',
    atRiskCents: 4500,
    says: 'marked reversed',
  },
  {
    name: 'a payment and its reversal',
    lines: [{}, { claimStatus: 'reversed', paidCents: -4500, chargeCents: -9000 }],
    expect: 'not-applicable',
  },
  {
    name: 'both records of a reversal marked as such',
    lines: [
      { claimStatus: 'reversed' },
      { claimStatus: 'reversed', paidCents: -4500, chargeCents: -9000 },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'reversed and billed again',
    lines: [{ claimStatus: 'reversed' }, {}],
    expect: 'not-applicable',
  },
  {
    name: 'a file that states reversed claims with what they once paid',
    lines: [
      { claimStatus: 'reversed' },
      { claimStatus: 'reversed', ndc: '00002821502' },
      { claimStatus: 'reversed', ndc: '00002821503' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'codes that reject nothing',
    lines: [
      { claimStatus: 'paid', rejectCode: '000' },
      { claimStatus: 'paid', rejectCode: 'N/A' },
    ],
    expect: 'not-applicable',
  },
  { name: 'rejected and not paid', lines: [unpaid], expect: 'pass' },
  {
    name: 'rejected without an amount',
    lines: [{ ...unpaid, paidCents: undefined }, {}],
    expect: 'cannot-tell',
  },
  { name: 'paid', lines: [{ claimStatus: 'paid' }], expect: 'not-applicable' },
])
