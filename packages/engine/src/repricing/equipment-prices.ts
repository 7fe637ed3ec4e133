import type { ClaimLine } from '../claim/claim-line.ts'
import { equipmentFee } from '../facts/equipment/equipment-fee.ts'
import { count, list, money, say, words } from '../sentences/say.ts'
import type { PricesOfDay } from './price-tables.ts'
import { noPrice, type Repriced } from './repriced.ts'

/** Months four to thirteen of a capped rental are paid three quarters (42 CFR 414.229(b)). */
const laterMonths = { modifier: 'KJ', share: 0.75 } as const

/**
 * Equipment, orthotics, nutrition and supplies by the fee of a state, outside rural areas.
 *
 * @param state two letters, where the patient lives
 */
export function equipmentPrice(
  line: ClaimLine,
  { equipmentFees: schedule }: PricesOfDay,
  state: string | undefined,
): Repriced {
  if (schedule === undefined) {
    return noPrice('the DMEPOS fee schedule of that date of service is not imported')
  }
  const listed = schedule.rows.find(line.procedure)
  if (listed === undefined) return noPrice('the DMEPOS fee schedule does not have the code')
  if (state === undefined) return noPrice('fees of medical equipment differ by state (--state)')
  const fee = equipmentFee(listed, line)
  const feeCents = fee?.stateCents[state]
  if (feeCents === undefined) return noPrice('no fee of the state for the code and its modifiers')
  const { units, modifiers } = line
  if (units === undefined || !(units > 0)) return noPrice('no units on the line')
  const isLater = listed.category === 'CR' && modifiers.includes(laterMonths.modifier)
  const each = say`${money(feeCents)} in ${words(state)} for ${count(units, 'unit')}`
  return {
    kind: 'priced',
    cents: Math.round(feeCents * units * (isLater ? laterMonths.share : 1)),
    schedule: schedule.name,
    release: schedule.release,
    terms: isLater ? list([each, words('75% from the fourth month of rent')], ', ') : each,
  }
}
