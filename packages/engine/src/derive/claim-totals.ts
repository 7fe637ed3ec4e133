import type { ClaimLine } from '../claim-line.ts'
import type { Batch } from './groups.ts'
import { settingOf } from './setting.ts'

/** Fewer claims than this with several priced lines do not show a habit of the file. */
const leastClaims = 2
const leastShare = 0.8

/**
 * Whether the file writes the amounts of a whole facility claim on each of its lines, as Medicare's
 * claim extracts do: of its facility claims with several lines nearly all repeat one amount. Such
 * amounts say nothing about a line.
 */
export function repeatsClaimTotals(batch: Batch): boolean {
  let repeating = 0
  let several = 0
  for (const { lines } of batch.claims) {
    const first = lines[0]
    if (!first || lines.length === 1 || !isFacility(first)) continue
    const amount = amountOf(first)
    if (amount === undefined || amount === 0) continue
    several++
    if (lines.every((line) => amountOf(line) === amount)) repeating++
  }
  return several >= leastClaims && repeating / several >= leastShare
}

/** A line on a facility's claim form. */
export function isFacility(line: ClaimLine): boolean {
  const setting = settingOf(line)
  return setting === 'outpatient-facility' || setting === 'inpatient-facility'
}

function amountOf(line: ClaimLine): number | undefined {
  return line.chargeCents ?? line.paidCents
}
