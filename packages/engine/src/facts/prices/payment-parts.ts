import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import { statedPrice } from './fill-price.ts'

/** Rounding of a share that is a percentage. */
export const roundingCents = 2

/** No state, county and city together tax a drug higher. */
export const highestTaxRate = 0.12

/** What the amounts of a file mean, as most of its fills tell. */
export interface PaymentParts {
  readonly addsUp: boolean
  readonly statesTax: boolean
  readonly statesIncentive: boolean
  /** Fees of administration are a part of what is paid, and not the due of who runs the plan. */
  readonly countsIncentive: boolean
}

/** What the fills of a file that were paid tell of its amounts. */
export function paymentParts(
  lines: readonly ClaimLine[],
  context: { has(field: ClaimField): boolean },
): PaymentParts {
  const whole = evenShare(lines, true)
  const without = evenShare(lines, false)
  const countsIncentive = whole >= without
  return {
    addsUp: Math.max(whole, without) >= 0.5,
    statesTax: context.has('salesTaxCents'),
    statesIncentive: countsIncentive && context.has('incentiveCents'),
    countsIncentive,
  }
}

/** The share of fills that add up, with incentives as a part of what is paid or without. */
function evenShare(lines: readonly ClaimLine[], countsIncentive: boolean): number {
  const differences = lines.flatMap((line) => overItsParts(line, countsIncentive) ?? [])
  const even = differences.filter((cents) => Math.abs(cents) <= roundingCents).length
  return differences.length === 0 ? 0 : even / differences.length
}

/** Cents paid over cost, fees and tax less the shares of others; undefined where one is not stated or nothing was due. */
export function overItsParts(line: ClaimLine, countsIncentive: boolean): number | undefined {
  const stated = statedPrice(line)
  const price = stated && stated - (countsIncentive ? 0 : (line.incentiveCents ?? 0))
  const { paidCents, patientShareCents, otherPayerPaidCents = 0 } = line
  if (price === undefined || patientShareCents === undefined || paidCents === undefined) {
    return undefined
  }
  if (paidCents < 0) return undefined
  return paidCents - Math.max(0, price - patientShareCents - otherPayerPaidCents)
}
