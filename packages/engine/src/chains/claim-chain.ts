import type { ClaimLine } from '../claim/claim-line.ts'
import { settleCorrections } from './claim-corrections.ts'
import { joinContinuedPayments } from './continued-payments.ts'
import { keepRebatedFills } from './rebated-fills.ts'
import { isVoidLine } from './claim-frequency.ts'
import { isReversal, settleReversals } from './reversals.ts'

/** Why a line is not audited: another line of the file takes it back or takes its place. */
export type Superseded = 'void' | 'voided' | 'replaced' | 'reversal' | 'reversed' | 'adjustment'

/** What became of each line that does not stand. */
export type Supersessions = Map<ClaimLine, { readonly as: Superseded; readonly byRow: number }>

/** The lines that stand, and what became of the others. */
export interface ResolvedChains {
  /** In file order; a line that was partly taken back stands with what is left of its money. */
  readonly final: readonly ClaimLine[]
  readonly superseded: ReadonlyMap<ClaimLine, { readonly as: Superseded; readonly byRow: number }>
}

/** Whether a record bills nothing itself: a void, a pharmacy B2 record, a line of negative money. */
export function takesBack(line: ClaimLine): boolean {
  return isVoidLine(line) || isReversal(line)
}

/**
 * Collapses claim chains, so that rules see final versions only: a void (frequency 8) takes
 * itself and its original out, a replacement (7) its original, a reversal (pharmacy B2, or a line
 * of negative money) itself and the equal line that it takes back, a partial take-back itself and its
 * money, and the rest of a payment the part that was paid before.
 */
export function resolveClaimChains(lines: readonly ClaimLine[]): ResolvedChains {
  const superseded: Supersessions = new Map()
  settleCorrections(lines, superseded)
  const reduced = settleReversals(lines, superseded)
  joinContinuedPayments(lines, superseded, reduced)
  if (superseded.size === 0) return { final: lines, superseded }
  keepRebatedFills(superseded, reduced, lines)
  const final: ClaimLine[] = []
  for (const line of lines) {
    if (!superseded.has(line)) final.push(reduced.get(line) ?? line)
  }
  return { final, superseded }
}
