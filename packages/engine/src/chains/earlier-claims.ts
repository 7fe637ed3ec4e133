import { historyIndex } from '../claim/claim-line.ts'
import type { ResolvedChains } from './claim-chain.ts'

/** How many claims of earlier uploads the lines of this file void, replace or reverse, in whole or in part. */
export function earlierClaimsChanged(superseded: ResolvedChains['superseded']): number {
  const whole = new Set<string>()
  let parts = 0
  for (const [line, { as, byRow }] of superseded) {
    if (line.index !== historyIndex) {
      if (as === 'adjustment' && byRow === 0) parts++
    } else if (byRow > 0) {
      whole.add(
        JSON.stringify([
          line.patientKey,
          line.claimId ?? line.prescriptionNumber,
          line.serviceFromDay,
        ]),
      )
    }
  }
  return whole.size + parts
}
