import type { AssignedColumn } from './assign-columns.ts'
import type { ClaimLineDraft } from './line-builder.ts'
import type { Meaning } from './meanings.ts'

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

const repeatedShare = 0.8
const fewestClaims = 2

/**
 * Some files write the total of a claim on each of its lines, under a name that says nothing of
 * it. Where nearly all claims of three different services or more, of one form (institutional,
 * professional), have the same charge and payment on every line, these are totals: they are
 * cleared on claims of several lines, and a note says so.
 */
export function clearRepeatedTotals(lines: readonly ClaimLineDraft[]): string[] {
  const notes: string[] = []
  for (const [form, ofForm] of Map.groupBy(lines, ({ claimType }) => claimType)) {
    const claims = [...Map.groupBy(ofForm, ({ claimId }) => claimId)].flatMap(([claimId, claim]) =>
      claimId === undefined || claim.length < 2 ? [] : [claim],
    )
    if (!areTotals(claims)) continue
    const cleared = claims.filter(repeatsAmounts).flat()
    for (const line of cleared) for (const [, field] of totals) line[field] = undefined
    notes.push(
      `Amounts of ${form ?? 'the'} claims repeat the total of the claim on each line; ${cleared.length} lines of claims with several lines were read without them.`,
    )
  }
  return notes
}

function areTotals(claims: readonly (readonly ClaimLineDraft[])[]): boolean {
  const telling = claims.filter((claim) => distinctServices(claim) >= 3)
  const repeating = telling.filter(repeatsAmounts)
  return repeating.length >= fewestClaims && repeating.length >= telling.length * repeatedShare
}

/** Equal prices of different services are what gives a total away. */
function distinctServices(claim: readonly ClaimLineDraft[]): number {
  return new Set(claim.map((line) => line.procedureCode ?? line.revenueCode)).size
}

function repeatsAmounts(claim: readonly ClaimLineDraft[]): boolean {
  const [first] = claim
  const amount = first?.chargeCents ?? first?.paidCents ?? 0
  return (
    amount !== 0 &&
    claim.every(
      (line) =>
        line.chargeCents === first?.chargeCents &&
        line.paidCents === first?.paidCents &&
        line.allowedCents === first?.allowedCents,
    )
  )
}
