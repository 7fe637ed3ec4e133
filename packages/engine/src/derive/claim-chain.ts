import type { ClaimLine } from '../claim-line.ts'

/** Why a line is not audited: another line of the file takes it back or takes its place. */
export type Superseded = 'void' | 'voided' | 'replaced' | 'reversal' | 'reversed'

/** The lines that stand, and what became of the others. */
export interface SettledLines {
  readonly final: readonly ClaimLine[]
  readonly superseded: ReadonlyMap<ClaimLine, { readonly as: Superseded; readonly byRow: number }>
}

/**
 * Collapses claim chains, so that rules see final versions only: a void (frequency 8) takes
 * itself and its original out, a replacement (7) its original, a reversal (pharmacy B2, or a line
 * of negative money) itself and the equal line that it takes back.
 */
export function settleClaimChains(lines: readonly ClaimLine[]): SettledLines {
  const superseded = new Map<ClaimLine, { as: Superseded; byRow: number }>()
  settleFrequencyCodes(lines, superseded)
  settleReversals(lines, superseded)
  const final = superseded.size === 0 ? lines : lines.filter((line) => !superseded.has(line))
  return { final, superseded }
}

type Settlement = Map<ClaimLine, { as: Superseded; byRow: number }>

function settleFrequencyCodes(lines: readonly ClaimLine[], superseded: Settlement): void {
  const correcting = lines.filter(
    (line) => line.frequencyCode === '7' || line.frequencyCode === '8',
  )
  if (correcting.length === 0) return
  const byClaim = Map.groupBy(lines, (line) => line.claimId)
  for (const correction of correcting) {
    const isVoid = correction.frequencyCode === '8'
    if (isVoid) superseded.set(correction, { as: 'void', byRow: correction.row })
    for (const original of originalsOf(correction, byClaim)) {
      superseded.set(original, { as: isVoid ? 'voided' : 'replaced', byRow: correction.row })
    }
  }
}

/** Lines of the claim that is corrected, named outright or by the same claim number. */
function originalsOf(
  correction: ClaimLine,
  byClaim: ReadonlyMap<string | undefined, readonly ClaimLine[]>,
): readonly ClaimLine[] {
  const claimId = correction.originalClaimId ?? correction.claimId
  if (claimId === undefined) return []
  const sameClaim = correction.claimId === claimId
  return (byClaim.get(claimId) ?? []).filter(
    (line) =>
      line !== correction &&
      line.frequencyCode !== '8' &&
      (!sameClaim || line.frequencyCode !== correction.frequencyCode) &&
      (line.patientKey === correction.patientKey || line.patientKey === undefined),
  )
}

function settleReversals(lines: readonly ClaimLine[], superseded: Settlement): void {
  const reversals = lines.filter((line) => isReversal(line) && !superseded.has(line))
  if (reversals.length === 0) return
  const standing = Map.groupBy(
    lines.filter((line) => !isReversal(line) && !superseded.has(line)),
    serviceKey,
  )
  for (const reversal of reversals) {
    const candidates = standing.get(serviceKey(reversal)) ?? []
    const taken = candidates.find((line) => !superseded.has(line) && takesBack(reversal, line))
    if (taken) superseded.set(taken, { as: 'reversed', byRow: reversal.row })
    if (taken || reversal.claimStatus === 'reversed') {
      superseded.set(reversal, { as: 'reversal', byRow: taken?.row ?? reversal.row })
    }
  }
}

function isReversal(line: ClaimLine): boolean {
  if (line.claimStatus === 'reversed') return true
  const money = [line.paidCents, line.allowedCents, line.chargeCents]
  return (
    money.some((cents) => cents !== undefined && cents < 0) &&
    money.every((cents) => cents === undefined || cents <= 0)
  )
}

function serviceKey(line: ClaimLine): string {
  const service = line.ndc ?? line.ndcAsBilled ?? line.procedureCode ?? line.revenueCode ?? ''
  return [line.patientKey, line.serviceFromDay, service, line.prescriptionNumber].join('|')
}

/** Equal money with the sign turned; money that the reversal does not state proves nothing. */
function takesBack(reversal: ClaimLine, line: ClaimLine): boolean {
  const opposite = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined || Math.abs(a) === Math.abs(b)
  return (
    opposite(reversal.paidCents, line.paidCents) && opposite(reversal.chargeCents, line.chargeCents)
  )
}
