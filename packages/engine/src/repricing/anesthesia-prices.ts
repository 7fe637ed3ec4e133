import type { ClaimLine } from '../claim/claim-line.ts'
import { anesthesia, procedureSection } from '../codes/procedure-section.ts'
import { anesthesiaPayment, nationalAnesthesia } from '../facts/modifiers/anesthesia-units.ts'
import type { PricesOfDay } from './price-tables.ts'
import { noPrice, type Repriced } from './repriced.ts'

/**
 * Anesthesia by base and time units (42 CFR 414.46), one half each where a physician directs; undefined for other services.
 *
 * @param place contractor and locality, seven digits; national where it is left out
 */
export function anesthesiaPrice(
  line: ClaimLine,
  { anesthesiaBases: bases, anesthesiaFactors: factors }: PricesOfDay,
  place = nationalAnesthesia,
): Repriced | undefined {
  if (procedureSection(line.procedure) !== anesthesia) return undefined
  if (bases === undefined || factors === undefined) return noPrice(notImported)
  const base = bases.rows.find(line.procedure)
  const factor = factors.rows.find(place)
  if (base === undefined) return noPrice('the anesthesia base units do not have the code')
  if (factor === undefined) return noPrice('no anesthesia conversion factor of the place')
  if (line.modifiers.includes('AD')) return noPrice('more than four cases of anesthesia at once')
  const { anesthesiaMinutes: minutes } = line
  if (minutes === undefined || minutes <= 0) return noPrice('no minutes of anesthesia on the line')
  const { cents, terms } = anesthesiaPayment(line, base.units, minutes, factor.dollars)
  return { kind: 'priced', cents, schedule: factors.name, release: factors.release, terms }
}

const notImported = 'anesthesia base units and factors of that date of service are not imported'
