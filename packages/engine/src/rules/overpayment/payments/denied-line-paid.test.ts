import { day } from '../../../claim/day.ts'
import { ruleTable } from '../../../testing/rule-table.ts'
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
  ...[
    { name: 'paid all that was allowed', allowedCents: 8000 },
    { name: 'paid with the copay', allowedCents: 10_000, patientShareCents: 2000 },
    { name: 'paid all that was charged', allowedCents: undefined, chargeCents: 8000 },
  ].map(({ name, ...amounts }) => ({
    name: `a reason that refuses the service, without an amount, and ${name}`,
    lines: [{ ...amounts, ...reason('CO', '50', undefined) }],
    expect: 'finding' as const,
    class: 'lead' as const,
    flags: [1],
    atRiskCents: 8000,
    says: 'Reason 50 refuses the service, nothing was cut, and $80.00 was paid on it.',
  })),
  ...[
    { name: 'less was paid than allowed', allowedCents: 10_000 },
    { name: 'less than charged, where nothing says what was allowed', allowedCents: undefined },
  ].map(({ name, ...amounts }) => ({
    name: `a reason that refuses the service, without an amount, and ${name}`,
    lines: [{ claimStatus: 'paid' as const, ...amounts, ...reason('CO', '50', undefined) }],
    expect: 'finding' as const,
    class: 'lead' as const,
    flags: [1],
    atRiskCents: 0,
    says: 'Reason 50 refuses the service and does not say how much of it, and $80.00 was paid on it.',
  })),
  ...[
    { name: 'several units, of which one may be denied', allowedCents: 8000, units: 2 },
    { name: 'nothing was paid', allowedCents: 0, paidCents: 0 },
  ].map(({ name, ...amounts }) => ({
    name: `a reason without an amount, and ${name}`,
    lines: [{ claimStatus: 'paid' as const, ...amounts, ...reason('CO', '50', undefined) }],
    expect: 'not-applicable' as const,
  })),
  ...['45', '1', '2', '3', '96', '97', '23', '253'].map((of) => ({
    name: `reason ${of} without an amount beside a full payment`,
    lines: [{ allowedCents: 8000, ...reason('CO', of, undefined) }],
    expect: 'not-applicable' as const,
  })),
  {
    name: 'a bare reason beside one with an amount, which may be what was cut',
    lines: [
      {
        allowedCents: 8000,
        adjustments: [
          { group: 'CO', reason: '50', amountCents: undefined },
          { group: 'CO', reason: '45', amountCents: 7000 },
        ],
      },
    ],
    expect: 'not-applicable',
  },
  {
    name: 'a file that pays most of the lines to which it gives such a reason',
    lines: ['A', 'B', 'C'].map((claimId) => ({
      claimId,
      allowedCents: 8000,
      ...reason('CO', '50', undefined),
    })),
    expect: 'cannot-tell',
    says: 'may be notes and no denials',
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
    name: 'a small file that calls all its lines denied and pays them',
    lines: ['A', 'B', 'C'].map((claimId) => ({ claimId, claimStatus: 'denied' as const })),
    expect: 'finding',
    class: 'lead',
    flags: [1, 2, 3],
    says: 'may mean something else',
  },
  {
    name: 'no paid amount',
    lines: [{ claimStatus: 'denied', paidCents: undefined }],
    expect: 'cannot-tell',
  },
])
