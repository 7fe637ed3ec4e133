import { feeOf } from './fees.ts'
import type { AdjustmentCells } from './medical-row.ts'
import type { PayerName } from './medical-scene.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Service } from './services.ts'

/** What a line was charged, allowed and paid, in cents; charge less adjustments is what was paid. */
export interface LineMoney {
  readonly charge: number
  readonly allowed: number
  readonly paid: number
  readonly share: number
  readonly adjustments: readonly AdjustmentCells[]
}

/** How payers stand to the Medicare schedule. */
const payerLevels: Readonly<Record<PayerName, number>> = {
  Medicare: 1,
  Medicaid: 0.78,
  Commercial: 1.3,
}

/** Shares of the fee that modifiers pay (Medicare Claims Processing Manual ch. 12, 20.4 and 40). */
const modifierShares: Readonly<Record<string, number>> = {
  '26': 0.3,
  TC: 0.7,
  '50': 1.5,
  '52': 0.5,
  '53': 0.5,
  '54': 0.7,
  '55': 0.2,
  '62': 0.625,
  '78': 0.7,
  '80': 0.16,
  '81': 0.16,
  '82': 0.16,
  AS: 0.136,
  RR: 0.1,
}

/** Services without cost sharing: laboratory, preventive care, vaccines. */
const free = /^(8[0-8]|36415|993[89]|9046|9047|90[67]|G04|G0[01]0|G0121|G0105|77067|77063)/

/** Prices one service in a place, with the ordinary scatter of practices and contracts. */
export function priceLine(
  service: Service,
  facility: boolean,
  payer: PayerName,
  priceLevel: number,
  random: SeededRandom,
): LineMoney {
  const fee = feeOf(service.code || service.revenue, facility) * service.units * service.share
  const modified = service.modifiers.reduce((sum, code) => sum * (modifierShares[code] ?? 1), fee)
  const scatter = 0.97 + 0.06 * random.next()
  const allowed = Math.round(modified * payerLevels[payer] * scatter)
  const charge = Math.max(allowed, Math.round((modified * 1.9 * priceLevel) / 100) * 100)
  const rate = payer === 'Medicaid' || free.test(service.code) ? 0 : 0.2
  const share = Math.round(allowed * rate)
  return settled(charge, allowed, share)
}

/** Money of a paid line, with the adjustments that a remittance shows. */
export function settled(charge: number, allowed: number, share: number): LineMoney {
  const adjustments = [
    { group: 'CO', reason: '45', cents: charge - allowed },
    { group: 'PR', reason: '2', cents: share },
  ].filter(({ cents }) => cents !== 0)
  return { charge, allowed, share, paid: allowed - share, adjustments }
}

/** Money of a line denied for a reason such as `CO-97`. */
export function refused(charge: number, reason: string): LineMoney {
  const [group = '', code = ''] = reason.split('-')
  const share = group === 'PR' ? charge : 0
  return {
    charge,
    allowed: 0,
    paid: 0,
    share,
    adjustments: [{ group, reason: code, cents: charge }],
  }
}

/** The same amounts taken back. */
export function takenBack(money: LineMoney): LineMoney {
  return {
    charge: -money.charge,
    allowed: -money.allowed,
    paid: -money.paid,
    share: -money.share,
    adjustments: money.adjustments.map((each) => ({ ...each, cents: -each.cents })),
  }
}
