import type { ClaimLine } from '../../claim/claim-line.ts'
import { isCreditForFill } from '../../claim/credit.ts'
import { basisOf, exposureCents, isDenied } from '../../claim/exposure.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import { money, row, say, words } from '../../sentences/say.ts'

/** Whether nothing was dispensed and paid on a line: denied, not decided yet, or given back. */
export function isDeniedOrPending(line: ClaimLine): boolean {
  return isDenied(line) || line.claimStatus === 'pending' || isCreditForFill(line)
}

/** All that was paid for a fill, also where it is nothing: `$45.00 paid on row 13`. */
export function wholeFillAtRisk(line: ClaimLine): AtRisk {
  const cents = exposureCents(line)
  const basis = words(basisOf(line))
  return { atRisk: [{ line, cents }], arithmetic: say`${money(cents)} ${basis} on ${row(line)}` }
}
