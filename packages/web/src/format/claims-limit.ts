import { unlimitedClaims } from '@plumbline/contract'
import { counted } from './money.ts'

/** The claims that a month may have: `5,000`, or `unlimited`. */
export function claimsLimitText(claimsLimit: number): string {
  return claimsLimit === unlimitedClaims ? 'unlimited' : counted(claimsLimit)
}
