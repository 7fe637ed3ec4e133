import type { Claim } from '@plumbline/contract'
import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import type { WideColumn } from '../../components/wide-table.tsx'
import { ClaimAmount } from '../../components/figures/claim-amount.tsx'
import { claimNumber } from '../../format/claim-number.ts'
import { counted } from '../../format/money.ts'
import { ClaimDetails } from './claim-details.tsx'
import { ClaimStatus } from './claim-status.tsx'

/** Shows and hides the findings of a line. */
export interface FindingsToggle {
  readonly open: boolean
  /** The id of what it shows. */
  readonly controls: string
  readonly press: () => void
}

/** A column of the claims table. */
export interface ClaimColumn extends WideColumn {
  readonly width: string
  /** Its cell is the heading of the row. */
  readonly namesRow?: boolean
  /** Where its cell stands where the row is a card, as classes. */
  readonly card: string
  readonly cell: (claim: Claim, toggle: FindingsToggle) => ReactNode
}

/** What the claims table says of a line, left to right. */
export const claimColumns: readonly ClaimColumn[] = [
  {
    heading: 'Claim ID',
    width: 'w-[11%]',
    namesRow: true,
    card: '',
    cell: (claim) => (
      <>
        <span className="code">{claimNumber(claim)}</span>
        <span className="block text-small text-soft">row {counted(claim.row)}</span>
      </>
    ),
  },
  {
    heading: 'Details',
    width: 'w-[17%]',
    card: 'max-desktop:order-1 max-desktop:col-span-2',
    cell: (claim) => <ClaimDetails claim={claim} />,
  },
  {
    heading: 'Amount',
    width: 'w-[10%]',
    numeric: true,
    card: '',
    cell: (claim) => <ClaimAmount claim={claim} />,
  },
  {
    heading: 'Status',
    width: 'w-[13%]',
    card: 'max-desktop:order-2 max-desktop:col-span-2',
    cell: (claim) => <ClaimStatus claim={claim} />,
  },
  {
    heading: 'Audit Summary',
    width: 'w-[29%]',
    card: 'max-desktop:order-3 max-desktop:col-span-2',
    cell: ({ auditSummary, shortSummary, findings }, toggle) => (
      <>
        {(toggle.open || findings.length === 0 ? auditSummary : shortSummary) || 'Audit pending...'}
        {findings.length > 0 && <FindingsButton count={findings.length} toggle={toggle} />}
      </>
    ),
  },
  {
    heading: 'Suggested Fix',
    width: 'w-[20%]',
    card: 'max-desktop:order-4 max-desktop:col-span-2 max-desktop:text-soft',
    cell: ({ suggestedFix }) => suggestedFix || '-',
  },
]

function FindingsButton({
  count,
  toggle: { open, controls, press },
}: {
  readonly count: number
  readonly toggle: FindingsToggle
}) {
  const shown = count === 1 ? 'the finding' : `${count} findings`
  return (
    <p className="mt-1 -ml-5">
      <Button look="quiet" aria-expanded={open} aria-controls={controls} onClick={press}>
        {open ? 'Hide findings' : `Show ${shown}`}
      </Button>
    </p>
  )
}
