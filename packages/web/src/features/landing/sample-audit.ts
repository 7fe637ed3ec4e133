import type { ErrorFlag } from '@plumbline/contract'

/** Figures made up to show the dashboard; no real claims. */
export const sampleStats = [
  { label: 'Total claims', value: '12,847' },
  { label: 'Flagged issues', value: '1,284' },
  { label: 'Potential savings', value: '$284,590' },
  { label: 'Processing time', value: '2.3 min' },
] as const

export interface SampleClaim {
  readonly claimId: string
  readonly type: 'Medical' | 'Pharmacy'
  readonly amount: string
  readonly status: ErrorFlag
  /** What the marketing page calls the status. */
  readonly summary: string
}

export const sampleClaims: readonly SampleClaim[] = [
  {
    claimId: 'CLM-10482',
    type: 'Medical',
    amount: '$1,284.00',
    status: 'Flagged',
    summary: 'Basic and comprehensive panel billed for one day; the first is part of the second.',
  },
  {
    claimId: 'CLM-10483',
    type: 'Medical',
    amount: '$215.00',
    status: 'Clean',
    summary: 'Codes, place of service and units agree with the rules of the day.',
  },
  {
    claimId: 'RX-20917',
    type: 'Pharmacy',
    amount: '$892.40',
    status: 'Needs Review',
    summary: 'Refilled 12 days before the last supply ran out; ask for the reason.',
  },
  {
    claimId: 'CLM-10491',
    type: 'Medical',
    amount: '$3,610.00',
    status: 'Flagged',
    summary: 'The same service, day, provider and charge as CLM-10377.',
  },
  {
    claimId: 'RX-20922',
    type: 'Pharmacy',
    amount: '$46.15',
    status: 'Clean',
    summary: 'Quantity and days supply agree with the package.',
  },
]
