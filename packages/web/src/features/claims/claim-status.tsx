import type { Claim, SavingsSplit } from '@plumbline/contract'
import { LineStatus } from '../../components/line-status.tsx'
import { dollars } from '../../format/money.ts'

/** What the audit says of a line, how much of it was looked at, and what is at risk on it. */
export function ClaimStatus({ claim }: { readonly claim: Claim }) {
  const { potentialSavings, potentialSavingsSplit } = claim
  return (
    <>
      <LineStatus claim={claim} />
      {potentialSavings > 0 && (
        <span className="block text-small">{`${dollars(potentialSavings)} at risk`}</span>
      )}
      <span className="block text-small text-soft">{restsOn(potentialSavingsSplit)}</span>
    </>
  )
}

/** `firm`, `records needed`; with amounts where it is some of each. */
function restsOn({ firm, recordsNeeded, inDoubt }: SavingsSplit): string {
  if (firm > 0 && recordsNeeded > 0) {
    return `firm ${dollars(firm)}, records needed ${dollars(recordsNeeded)}`
  }
  if (firm > 0) return 'firm'
  if (recordsNeeded > 0) return 'records needed'
  return inDoubt > 0 ? `${dollars(inDoubt)} in doubt, not counted` : ''
}
