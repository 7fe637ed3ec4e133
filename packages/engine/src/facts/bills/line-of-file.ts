import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'

/**
 * The line at which something stands that is said of the whole file: the same one in whatever order
 * its rows come. Undefined where it concerns no line of this upload.
 */
export function lineOfFile(
  lines: readonly ClaimLine[],
  concerns: (line: ClaimLine) => boolean,
): ClaimLine | undefined {
  let first: ClaimLine | undefined
  for (const line of lines) {
    if (line.index === historyIndex || !concerns(line)) continue
    if (first === undefined || comesBefore(line, first)) first = line
  }
  return first
}

function comesBefore(one: ClaimLine, other: ClaimLine): boolean {
  const order =
    (one.serviceFromDay ?? 0) - (other.serviceFromDay ?? 0) ||
    one.procedure - other.procedure ||
    (one.chargeCents ?? 0) - (other.chargeCents ?? 0) ||
    (one.paidCents ?? 0) - (other.paidCents ?? 0)
  return order < 0
}
