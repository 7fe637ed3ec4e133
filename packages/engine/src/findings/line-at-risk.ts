import type { ClaimLine } from '../claim/claim-line.ts'
import { limitOfClaimAlone } from '../claim/claim-limit.ts'
import { basisOf, exposureCents, isSaidUnpaid } from '../claim/exposure.ts'
import type { FindingDraft } from '../rule/outcome.ts'
import { money, percent, row, say, words } from '../sentences/say.ts'

/** The part of a finding that puts dollars at risk; empty where none are. */
export type AtRisk = Pick<FindingDraft, 'atRisk' | 'arithmetic' | 'estimated'>

/**
 * All that was paid on the line, with the arithmetic in words: `$45.00 paid on row 13`. Where the
 * amounts belong to the claim, that the line has no right to its part of them.
 */
export function wholeLineAtRisk(line: ClaimLine): AtRisk {
  const cents = exposureCents(line)
  if (cents <= 0)
    return isPartOfClaim(line) ? { atRisk: [{ line, cents: 0, isPartOfClaim: true }] } : {}
  return {
    atRisk: [{ line, cents }],
    arithmetic: say`${money(cents)} ${words(basisOf(line))} on ${row(line)}`,
  }
}

/** A share (0 to 1) of what was paid on the line, where an allowed amount is too high by it. */
export function shareAtRisk(line: ClaimLine, share: number): AtRisk {
  const cents = Math.round(exposureCents(line) * share)
  if (cents <= 0) return {}
  return {
    atRisk: [{ line, cents }],
    arithmetic: say`${percent(share, 1)} of the ${money(exposureCents(line))} ${words(basisOf(line))} on ${row(line)}`,
  }
}

function isPartOfClaim(line: ClaimLine): boolean {
  return !isSaidUnpaid(line) && (limitOfClaimAlone(line)?.cents ?? 0) > 0
}
