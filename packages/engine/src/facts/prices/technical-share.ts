import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents } from '../../claim/exposure.ts'
import type { AtRisk } from '../../findings/line-at-risk.ts'
import type { RelativeValues } from '../../reference/procedure-rows.ts'
import { money, percent, row, say, words } from '../../sentences/say.ts'
import { pricedAmount } from './file-prices.ts'
import { serviceFee } from './service-fee.ts'

/** A price this near that of the professional part was not paid for the whole. */
const nearly = 1.1

/**
 * The technical part of what was paid for a whole service, in the proportion of its national fees outside
 * facilities; nothing where the amount is no more than the fee of the professional part, or no fee is known.
 */
export function technicalShareAtRisk(line: ClaimLine, values: RelativeValues | undefined): AtRisk {
  const whole = values && serviceFee(values, 'whole', { isFacility: false })
  const professionalCents = whole?.professionalCents
  if (whole === undefined || professionalCents === undefined || whole.cents <= 0) return {}
  const amount = pricedAmount(line)
  const { units = 1 } = line
  if (amount === undefined || amount <= professionalCents * units * nearly) return {}
  const share = 1 - professionalCents / whole.cents
  const cents = Math.round(exposureCents(line) * share)
  if (!(cents > 0)) return {}
  return {
    atRisk: [{ line, cents }],
    arithmetic: say`${percent(share, 1)} of the ${money(exposureCents(line))} ${words(basisOf(line))} on ${row(line)}: the technical part by Medicare's national fees, of which the professional part is ${money(professionalCents)} of ${money(whole.cents)}`,
  }
}
