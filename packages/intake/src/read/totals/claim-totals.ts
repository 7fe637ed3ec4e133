import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { claimAmounts, versionOf, type ClaimAmount } from './claim-amounts.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'

/**
 * Amounts that a file gives for the whole claim stand on each of its lines; they are a line's own only
 * where the claim has one line. Takes them off the lines elsewhere, and says so.
 */
export function settleClaimTotals(
  lines: readonly ClaimLineDraft[],
  columns: readonly AssignedColumn[],
): string[] {
  const headerOf = (meaning: AssignedColumn['meaning']) =>
    columns.find((candidate) => candidate.meaning === meaning)?.column.header
  const used = claimAmounts.filter(
    ({ ofLine, ofClaim }) => headerOf(ofClaim) !== undefined && headerOf(ofLine) === undefined,
  )
  const claims = new Set<string>()
  for (const amount of used) {
    for (const line of linesOfLongerClaims(lines, amount)) {
      line[amount.ofLine] = undefined
      claims.add(line.claimId ?? '')
    }
  }
  if (claims.size === 0) return []
  const names = used.map(({ ofClaim }) => headerOf(ofClaim)).join(', ')
  const several =
    claims.size === 1 ? '1 claim with several lines' : `${claims.size} claims with several lines`
  return [`${names} holds totals of whole claims; ${several} have it as a claim, their lines not.`]
}

/**
 * Lines that share their claim's total with another line. Where lines of one claim have different
 * ones, these are amounts of lines after all, or of versions of the claim.
 */
function linesOfLongerClaims(
  lines: readonly ClaimLineDraft[],
  { ofClaim }: ClaimAmount,
): readonly ClaimLineDraft[] {
  const sharing = new Map<string, { line: string; isShared: boolean }>()
  const keyOf = (line: ClaimLineDraft) => `${versionOf(line)}|${line[ofClaim] ?? ''}`
  for (const line of lines) {
    const key = keyOf(line)
    const known = sharing.get(key)
    const name = nameOf(line)
    if (known === undefined) sharing.set(key, { line: name, isShared: false })
    else known.isShared ||= known.line !== name
  }
  return lines.filter(
    (line) => line[ofClaim] !== undefined && sharing.get(keyOf(line))?.isShared === true,
  )
}

/** A line that stands in a file twice is one line. */
function nameOf({ lineNumber, row, index, procedureCode, revenueCode }: ClaimLineDraft): string {
  return `${lineNumber ?? `row ${row} ${index}`}|${procedureCode ?? ''}|${revenueCode ?? ''}`
}
