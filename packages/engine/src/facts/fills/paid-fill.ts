import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents, isDenied } from '../../claim/exposure.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import { money, row, say, words } from '../../sentences/say.ts'

/** Whether nothing was dispensed and paid on a line: denied, or not decided yet. */
export function isDeniedOrPending(line: ClaimLine): boolean {
  return isDenied(line) || line.claimStatus === 'pending'
}

/** All that was paid for a fill, also where it is nothing: `$45.00 paid on row 13`. */
export function wholeFillAtRisk(line: ClaimLine): AtRisk {
  const cents = exposureCents(line)
  const basis = words(basisOf(line))
  return { atRisk: [{ line, cents }], arithmetic: say`${money(cents)} ${basis} on ${row(line)}` }
}
