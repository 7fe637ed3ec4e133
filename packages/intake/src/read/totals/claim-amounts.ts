import type { ClaimLineDraft } from '../claim-line-draft.ts'

/** The amounts of a line, and those of its claim, in pairs. */
export const claimAmounts = [
  { ofLine: 'chargeCents', ofClaim: 'claimChargeCents' },
  { ofLine: 'allowedCents', ofClaim: 'claimAllowedCents' },
  { ofLine: 'paidCents', ofClaim: 'claimPaidCents' },
] as const satisfies readonly {
  readonly ofLine: keyof ClaimLineDraft
  readonly ofClaim: keyof ClaimLineDraft
}[]

/** One of the amounts that a line and a claim may have. */
export type ClaimAmount = (typeof claimAmounts)[number]

/** Sums over a file; the amount of a claim whose lines have none counts once for each version of it. */
export function sumOfAmounts(
  lines: readonly ClaimLineDraft[],
  { ofLine, ofClaim }: ClaimAmount,
): number {
  let cents = 0
  const withLines = new Set<string | undefined>()
  for (const line of lines) {
    const own = line[ofLine]
    if (own === undefined) continue
    cents += own
    if (line[ofClaim] !== undefined) withLines.add(versionOf(line))
  }
  const counted = new Set<string>()
  for (const line of lines) {
    const total = line[ofClaim]
    if (total === undefined || line[ofLine] !== undefined) continue
    const version = versionOf(line)
    const claim = `${version}|${total}`
    if (withLines.has(version) || counted.has(claim)) continue
    counted.add(claim)
    cents += total
  }
  return cents
}

/** A claim that was corrected or taken back stands in a file more than once. */
export function versionOf({ claimId, frequencyCode, claimStatus, row }: ClaimLineDraft): string {
  return `${claimId ?? `row ${row}`}|${frequencyCode ?? ''}|${claimStatus ?? ''}`
}
