import type { BilledService } from '../../batch/kinds/billed-services.ts'
import { count, decimal, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { anesthesiaRole } from './anesthesia-role.ts'

/** The key of the national conversion factor among the localities. */
export const nationalAnesthesia = '0000000'

const minutesOfUnit = 15

/** What anesthesia comes to at a conversion factor, with its terms. */
export interface AnesthesiaPayment {
  readonly cents: number
  readonly terms: Sentence
}

/**
 * Base units and time units (15 minutes each, to the tenth) times the dollars of a unit; one half where a physician directs, for each of
 * the two (42 CFR 414.46).
 */
export function anesthesiaPayment(
  service: Pick<BilledService, 'modifiers'>,
  baseUnits: number,
  minutes: number,
  dollars: number,
): AnesthesiaPayment {
  const role = anesthesiaRole(service)
  const isHalved = role === 'directs' || role === 'directed'
  const time = Math.round((10 * minutes) / minutesOfUnit) / 10
  const half = isHalved ? words(', one half where a physician directs') : words('')
  return {
    cents: Math.round((baseUnits + time) * dollars * 100 * (isHalved ? 0.5 : 1)),
    terms: say`${count(baseUnits, 'base unit')} and ${decimal(time, 1)} of time at $${decimal(dollars, 2)}${half}`,
  }
}
