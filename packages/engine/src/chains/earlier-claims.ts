import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import type { ResolvedChains } from './claim-chain.ts'

/** How many claims of earlier uploads the lines of this file void, replace or reverse, in whole or in part. */
export function earlierClaimsChanged(superseded: ResolvedChains['superseded']): number {
  const claims = new Set<string>()
  for (const [line, { as, byRow }] of superseded) {
    const isEarlier = line.index === historyIndex && byRow > 0
    const isPartOfEarlier = line.index !== historyIndex && as === 'adjustment' && byRow === 0
    if (isEarlier || isPartOfEarlier) claims.add(claimOf(line))
  }
  return claims.size
}

/** Part of a payment is taken back under the number of its claim, or of its fill. */
function claimOf({ patientKey, claimId, prescriptionNumber, serviceFromDay }: ClaimLine): string {
  return JSON.stringify([patientKey, claimId ?? [prescriptionNumber, serviceFromDay]])
}
