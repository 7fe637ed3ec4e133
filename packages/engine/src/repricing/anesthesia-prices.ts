import type { ClaimLine } from '../claim/claim-line.ts'
import { anesthesia, procedureSection } from '../codes/procedure-section.ts'
import { anesthesiaRole } from '../facts/modifiers/anesthesia-role.ts'
import { count, decimal, list, say, words } from '../sentences/say.ts'
import type { PricesOfDay } from './price-tables.ts'
import { noPrice, type Repriced } from './repriced.ts'

const minutesOfUnit = 15
const national = '0000000'

/**
 * Anesthesia by base and time units (42 CFR 414.46), one half each where a physician directs; undefined for other services.
 *
 * @param place contractor and locality, seven digits; national where it is left out
 */
export function anesthesiaPrice(
  line: ClaimLine,
  { anesthesiaBases: bases, anesthesiaFactors: factors }: PricesOfDay,
  place = national,
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
  const role = anesthesiaRole(line)
  const isHalved = role === 'directs' || role === 'directed'
  const time = Math.round((10 * minutes) / minutesOfUnit) / 10
  const cents = Math.round((base.units + time) * factor.dollars * 100 * (isHalved ? 0.5 : 1))
  const units = say`${count(base.units, 'base unit')} and ${decimal(time, 1)} of time at $${decimal(factor.dollars, 2)}`
  const terms = isHalved ? list([units, words('50% where a physician directs')], ', ') : units
  return { kind: 'priced', cents, schedule: factors.name, release: factors.release, terms }
}

const notImported = 'anesthesia base units and factors of that date of service are not imported'
