import { isDeepStrictEqual } from 'node:util'
import type { Adjustment, ClaimLine } from '@plumbline/engine'

/** What rows of one line may differ in. */
const ofRow: ReadonlySet<string> = new Set(['adjustments', 'row', 'index'])

/**
 * Whether a row only gives further adjustments of the line above it, as remittances list them one below
 * the other: all else is the same, its reasons are others, and the amounts of both together are at most
 * what charge and payment leave. A line billed twice is none: its adjustments come again, or are too much.
 */
export function addsAdjustments(line: ClaimLine, above: ClaimLine | undefined): boolean {
  if (above === undefined || line.adjustments.length === 0 || above.adjustments.length === 0) {
    return false
  }
  if (line.claimId !== above.claimId || line.chargeCents !== above.chargeCents) return false
  if (line.adjustments.some((one) => above.adjustments.some((other) => sameReason(one, other)))) {
    return false
  }
  return leavesRoom([...above.adjustments, ...line.adjustments], line) && isSame(line, above)
}

/** Each amount of a line may be rounded for itself. */
const roundingCents = 1

function sameReason(one: Adjustment, other: Adjustment): boolean {
  return one.reason === other.reason && one.group === other.group
}

function leavesRoom(adjustments: readonly Adjustment[], line: ClaimLine): boolean {
  const { chargeCents, paidCents } = line
  if (chargeCents === undefined || paidCents === undefined) return false
  let sum = 0
  for (const { amountCents } of adjustments) {
    if (amountCents === undefined) return false
    sum += amountCents
  }
  return sum <= chargeCents - paidCents + adjustments.length * roundingCents
}

function isSame(line: ClaimLine, above: ClaimLine): boolean {
  const other = new Map(Object.entries(above))
  return Object.entries(line).every(
    ([field, value]) => ofRow.has(field) || isDeepStrictEqual(value, other.get(field)),
  )
}
