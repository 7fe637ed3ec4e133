import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents } from '../../claim/exposure.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import type { FeeSchedulePayment } from '../../reference/procedure-rows.ts'
import { money, say, words } from '../../sentences/say.ts'

/**
 * The part of a payment at the rate of an office that Medicare does not pay in a facility, in the proportion of its national
 * payments; nothing where the facility's is no lower.
 */
export function siteDifferenceAtRisk(
  line: ClaimLine,
  { facilityCents, nonFacilityCents }: FeeSchedulePayment,
): AtRisk {
  const cents = Math.round(exposureCents(line) * (1 - facilityCents / nonFacilityCents))
  if (!(cents > 0)) return {}
  return {
    atRisk: [{ line, cents }],
    arithmetic: say`${money(cents)} of ${money(exposureCents(line))} ${words(basisOf(line))}: the part by which Medicare's national payment for the office (${money(nonFacilityCents)}) exceeds that for a facility (${money(facilityCents)})`,
  }
}
