import type { ClaimLine } from '../../claim/claim-line.ts'
import type { SameProvider } from '../../batch/provider-key.ts'

/**
 * Whether two lines are surely one provider's: the file tells the practitioners of a group apart,
 * or both lines stand on one claim.
 */
export function surelySameProvider(
  one: ClaimLine,
  two: ClaimLine,
  provider: SameProvider,
): boolean {
  if (provider.identity === 'practitioner') return true
  return one.claimId !== undefined && one.claimId === two.claimId
}
