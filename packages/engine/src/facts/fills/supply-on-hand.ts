import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'

/** What a patient has of one product after the fills so far. */
export interface Supply {
  readonly lastFill: ClaimLine
  readonly lastDay: Day
  /** Days supply of the last fill; of several fills on one day, the longest. */
  readonly lastDays: number
  /** First day on which nothing is left. */
  readonly runOutDay: Day
}

/** The supply that a fill starts, whatever came before. */
export function startSupply(fill: ClaimLine, day: Day, days: number): Supply {
  return { lastFill: fill, lastDay: day, lastDays: days, runOutDay: day + days }
}

/**
 * The supply after one more fill on a later day: days not yet used are carried forward. A second
 * fill on the same day adds nothing unless it lasts longer, because a repeat is no stock.
 */
export function addFill(supply: Supply, fill: ClaimLine, day: Day, days: number): Supply {
  if (day === supply.lastDay) {
    if (days <= supply.lastDays) return supply
    const runOutDay = supply.runOutDay + days - supply.lastDays
    return { lastFill: fill, lastDay: day, lastDays: days, runOutDay }
  }
  const runOutDay = Math.max(supply.runOutDay, day) + days
  return { lastFill: fill, lastDay: day, lastDays: days, runOutDay }
}

/** Days still on hand at the start of a day; 0 where the supply has run out. */
export function daysOnHand(supply: Supply, day: Day): number {
  return Math.max(0, supply.runOutDay - day)
}

/**
 * The first day on which a share of the last fill is used up, earlier days on hand included. Half
 * days count for the patient: at 75 % a fill of 30 days may follow on day 22.
 */
export function refillDay(supply: Supply, shareUsed: number): Day {
  return supply.runOutDay - Math.ceil((1 - shareUsed) * supply.lastDays - rounding)
}

const rounding = 1e-9

/** NCPDP submission clarification codes (420-DK) that let a refill be early. */
const excusing: ReadonlySet<string> = new Set([
  '3',
  '4',
  '5',
  '6',
  '7',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '47',
  '48',
])

/**
 * Whether the pharmacy said why the fill is early: vacation (3), lost (4), therapy change (5),
 * starter dose (6), medically necessary (7), emergency (13), long-term care (14 to 18), a short
 * fill to bring refills together and the one after it (47, 48), or what completes a part of a fill.
 */
export function excusesEarlyFill(fill: ClaimLine): boolean {
  if (fill.dispensingStatus === 'completion') return true
  return fill.submissionClarificationCodes.some((code) => excusing.has(code))
}

/** Whether the daily quantity rose by more than a tenth: the old supply then ends sooner. */
export function doseRose(earlier: ClaimLine, later: ClaimLine): boolean {
  const before = dailyQuantity(earlier)
  const after = dailyQuantity(later)
  return before !== undefined && after !== undefined && after > before * 1.1
}

/** Quantity a day; undefined where either number is missing or is no number of days. */
export function dailyQuantity({ quantity, daysSupply }: ClaimLine): number | undefined {
  if (quantity === undefined || daysSupply === undefined || daysSupply <= 0) return undefined
  return quantity / daysSupply
}
