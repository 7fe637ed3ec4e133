import { day } from '../../claim/day.ts'
import { ruleTable } from '../../testing/rule-table.ts'
import { deniedLinePaid } from './denied-line-paid.ts'

const base = {
  claimId: 'A',
  patientKey: 'P1',
  procedureCode: '99213',
  serviceFromDay: day('2024-03-05'),
  chargeCents: 15_000,
  paidCents: 8000,
} as const
const reason = (group: string, of: string, amountCents: number | undefined) => ({
  adjustments: [{ group, reason: of, amountCents }],
})

ruleTable(deniedLinePaid, { base }, [
  {
    name: 'a denied line that was paid',
    lines: [{ claimStatus: 'denied' }],
    expect: 'finding',
    class: 'error',
    flags: [1],
    atRiskCents: 8000,
    says: 'was denied, and $80.00 was paid',
  },
  {
    name: 'a denied line of which nothing was paid',
    lines: [{ claimStatus: 'denied', paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'a denied line of which money was taken back',
    lines: [{ claimStatus: 'denied', paidCents: -8000 }],
    expect: 'pass',
  },
  {
    name: 'a pending line that was paid is a question',
    lines: [{ claimStatus: 'pending' }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 8000,
  },
  {
    name: 'an adjustment denies all of the charge',
    lines: [{ claimStatus: 'paid', ...reason('CO', '50', 15_000) }],
    expect: 'finding',
    class: 'lead',
    flags: [1],
    atRiskCents: 8000,
    says: 'Reason 50 denies all',
  },
  {
    name: 'an adjustment denies a part of the charge',
    lines: [{ claimStatus: 'paid', ...reason('CO', '96', 3000) }],
    expect: 'not-applicable',
  },
  {
    name: 'an adjustment that does not say how much',
    lines: [{ claimStatus: 'paid', ...reason('CO', '96', undefined) }],
    expect: 'not-applicable',
  },
  {
    name: 'included in another payment and paid nothing',
    lines: [{ ...reason('CO', '97', 15_000), paidCents: 0 }],
    expect: 'pass',
  },
  {
    name: 'priced by the contract',
    lines: [{ claimStatus: 'paid', ...reason('CO', '45', 7000) }],
    expect: 'not-applicable',
  },
  {
    name: 'a denial that a later version of the claim replaced',
    lines: [
      { claimStatus: 'denied', paidCents: 0 },
      { claimId: 'B', originalClaimId: 'A', frequencyCode: '7', claimStatus: 'paid' },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a file that pays most of what it calls denied',
    lines: Array.from({ length: 5 }, (_, at) => ({
      claimId: `C${at}`,
      claimStatus: 'denied' as const,
    })),
    expect: 'finding',
    class: 'lead',
    flags: [1, 2, 3, 4, 5],
    says: 'may mean something else',
  },
  {
    name: 'no paid amount',
    lines: [{ claimStatus: 'denied', paidCents: undefined }],
    expect: 'cannot-tell',
  },
])
