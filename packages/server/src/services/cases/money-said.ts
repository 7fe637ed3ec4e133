import type { CaseMoney } from '@plumbline/contract'
import type { CaseStanding } from './case-money.ts'

/** As answers say it, in dollars. */
export function moneySaid(
  confirmedCents: number,
  standing: Omit<CaseStanding, 'state'>,
  identifiedCents = confirmedCents,
): CaseMoney {
  return {
    identified: identifiedCents / 100,
    confirmed: confirmedCents / 100,
    requested: standing.requestedCents / 100,
    agreed: standing.agreedCents / 100,
    recovered: standing.recoveredCents / 100,
  }
}
