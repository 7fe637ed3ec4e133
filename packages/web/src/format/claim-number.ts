import type { Claim } from '@plumbline/contract'

/** The number on the claim, or one of ours where the file has none. */
export function claimNumber({ claimId, id }: Pick<Claim, 'claimId' | 'id'>): string {
  return claimId ?? `CLAIM-${id}`
}
