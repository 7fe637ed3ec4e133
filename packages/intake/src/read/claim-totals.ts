import type { AssignedColumn } from '../understand/assign-columns.ts'
import type { ClaimLineDraft } from './claim-line-draft.ts'
import type { Meaning } from '../words/meanings.ts'

const totals = [
  ['claimChargeCents', 'chargeCents'],
  ['claimAllowedCents', 'allowedCents'],
  ['claimPaidCents', 'paidCents'],
] as const satisfies readonly (readonly [Meaning, keyof ClaimLineDraft])[]

/**
 * Amounts that a file gives for the whole claim stand on each of its lines; they are a line's own
 * only where the claim has one line. Clears them elsewhere, and says so.
 */
export function settleClaimTotals(
  lines: readonly ClaimLineDraft[],
  columns: readonly AssignedColumn[],
): string[] {
  const used = totals.flatMap(([meaning, field]) => {
    const column = columns.find((candidate) => candidate.meaning === meaning)
    return column ? [{ field, header: column.column.header }] : []
  })
  if (used.length === 0) return []
  const shared = linesOfLongerClaims(lines)
  for (const line of shared) for (const { field } of used) line[field] = undefined
  if (shared.length === 0) return []
  const names = used.map(({ header }) => header).join(', ')
  return [
    `${names} holds totals of whole claims; ${shared.length} lines of claims with several lines were read without it.`,
  ]
}

function linesOfLongerClaims(lines: readonly ClaimLineDraft[]): ClaimLineDraft[] {
  const counts = new Map<string | undefined, number>()
  for (const { claimId } of lines) counts.set(claimId, (counts.get(claimId) ?? 0) + 1)
  return lines.filter(({ claimId }) => claimId !== undefined && (counts.get(claimId) ?? 0) > 1)
}
