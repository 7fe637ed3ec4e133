import type { ClaimLine } from '../claim/claim-line.ts'
import { count, decimal, money, say } from '../sentences/say.ts'
import type { InForce } from './price-tables.ts'
import { noPrice, type Repriced } from './repriced.ts'

/** A drug of Part B by its payment limit (42 CFR 414.904); undefined where the list lacks the code. */
export function drugPrice(
  { procedure, units }: ClaimLine,
  limits: InForce<'drugPaymentLimits'> | undefined,
): Repriced | undefined {
  const limit = limits?.rows.find(procedure)
  if (limits === undefined || limit === undefined) return undefined
  if (units === undefined || !(units > 0)) return noPrice('no units on the line')
  return {
    kind: 'priced',
    cents: Math.round(limit.unitDollars * units * 100),
    schedule: limits.name,
    release: limits.release,
    terms: say`payment limit of $${decimal(limit.unitDollars, 3)} for ${count(units, 'unit')}`,
  }
}

/** A laboratory test by its national fee (42 CFR 414.507); undefined where the list lacks the code. */
export function laboratoryPrice(
  { procedure, units, modifiers }: ClaimLine,
  fees: InForce<'laboratoryFees'> | undefined,
): Repriced | undefined {
  const fee = fees?.rows.find(procedure)
  if (fees === undefined || fee === undefined || modifiers.includes('26')) return undefined
  if (units === undefined || !(units > 0)) return noPrice('no units on the line')
  return {
    kind: 'priced',
    cents: fee.cents * units,
    schedule: fees.name,
    release: fees.release,
    terms: say`${money(fee.cents)} for ${count(units, 'unit')}`,
  }
}
