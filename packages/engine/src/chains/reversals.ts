import { compareStanding } from '../batch/order/compare-standing.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { mayBeOnePerson } from '../batch/person-signs.ts'
import type { Supersessions } from './claim-chain.ts'
import { LinesLeft } from './lines-left.ts'
import { paidAlone } from './paid-reversals.ts'
import { serviceKey } from './service-key.ts'

/**
 * Reversals: pharmacy B2 records, and lines of negative money. Each takes back the equal line of
 * the same service, by claim and line number where they agree. Negative money that is less than a
 * line's takes part of it back; negative money that answers no line stands as it is.
 *
 * A record that is only marked reversed, and still paid, stands: see `paidAlone`.
 *
 * Answers the lines that stand with less money than they were billed with.
 */
export function settleReversals(
  lines: readonly ClaimLine[],
  superseded: Supersessions,
): ReadonlyMap<ClaimLine, ClaimLine> {
  const reduced = new Map<ClaimLine, ClaimLine>()
  const reversals = lines
    .filter((line) => isReversal(line) && !superseded.has(line))
    .sort(compareStanding)
  if (reversals.length === 0) return reduced
  const services = servicesOf(reversals, lines, superseded)
  const alone = paidAlone(reversals, services)
  const asItStands = (line: ClaimLine) =>
    superseded.has(line) ? undefined : (reduced.get(line) ?? line)
  const ofServices = new Map<string, LinesLeft>()
  for (const reversal of reversals) {
    const key = serviceKey(reversal)
    const left = ofServices.get(key) ?? new LinesLeft(services.get(key) ?? [], asItStands)
    ofServices.set(key, left)
    const mayMean = (line: ClaimLine) => mayTakeBack(reversal, line, left.count)
    const equal = left.ofItsMoney(reversal).filter(mayMean)
    const whole = closest(reversal, equal, () => true)
    if (whole) {
      left.take()
      superseded.set(whole, { as: 'reversed', byRow: reversal.row })
      superseded.set(reversal, { as: 'reversal', byRow: whole.row })
    } else if (alone.has(reversal)) {
      continue
    } else if (reversal.claimStatus === 'reversed') {
      superseded.set(reversal, { as: 'reversal', byRow: reversal.row })
    } else {
      const part = closest(reversal, left.ofItsClaim(reversal).filter(mayMean), (line) =>
        takesBackSome(reversal, reduced.get(line) ?? line),
      )
      if (!part) continue
      const rest = lessMoney(reduced.get(part) ?? part, reversal)
      reduced.set(part, rest)
      left.put(part, rest)
      superseded.set(reversal, { as: 'adjustment', byRow: part.row })
    }
  }
  return reduced
}

function isReversal(line: ClaimLine): boolean {
  return line.claimStatus === 'reversed' || isNegative(line)
}

/** Some money below zero and none above. */
function isNegative({ paidCents, allowedCents, chargeCents }: ClaimLine): boolean {
  const paid = paidCents ?? 0
  const allowed = allowedCents ?? 0
  const charge = chargeCents ?? 0
  return (paid < 0 || allowed < 0 || charge < 0) && paid <= 0 && allowed <= 0 && charge <= 0
}

/** Lines that a reversal could mean, by service; only patients who have a reversal are looked at. */
function servicesOf(
  reversals: readonly ClaimLine[],
  lines: readonly ClaimLine[],
  superseded: Supersessions,
): Map<string, ClaimLine[]> {
  const patients = new Set(reversals.map((reversal) => reversal.patientKey))
  const candidates = lines.filter(
    (line) => patients.has(line.patientKey) && !isReversal(line) && !superseded.has(line),
  )
  return Map.groupBy(candidates.sort(compareStanding), serviceKey)
}

/**
 * Nothing of another person on the same card. A record that is only marked reversed, its money positive, may itself be the claim that was
 * reversed, and the other its rebill: the days tell, or one claim number for both; where neither
 * does, the only other one is the rebill, and one of several was taken back.
 */
function mayTakeBack(reversal: ClaimLine, line: ClaimLine, alike: number): boolean {
  if (!mayBeOnePerson(reversal, line)) return false
  if (isNegative(reversal)) return true
  const reversedOn = reversal.paidDay ?? reversal.receivedDay ?? 0
  const paidOn = line.paidDay ?? line.receivedDay ?? 0
  if (reversedOn > 0 && paidOn > 0 && reversedOn !== paidOn) return paidOn < reversedOn
  const claimId = reversal.originalClaimId ?? reversal.claimId
  return alike > 1 || (claimId !== undefined && claimId === line.claimId)
}

/** Part of what was paid, on the same claim: elsewhere it would be a guess. */
function takesBackSome(reversal: ClaimLine, line: ClaimLine): boolean {
  const { paidCents, claimId } = reversal
  if (paidCents === undefined || line.paidCents === undefined) return false
  return claimId !== undefined && claimId === line.claimId && line.paidCents + paidCents >= 0
}

/** The candidate that shares most of claim number, line number and units; the first of equals. */
function closest(
  reversal: ClaimLine,
  standing: readonly ClaimLine[],
  fits: (line: ClaimLine) => boolean,
): ClaimLine | undefined {
  let best: ClaimLine | undefined
  let bestLikeness = -1
  for (const line of standing) {
    if (!fits(line)) continue
    const likeness = likenessOf(reversal, line)
    if (likeness > bestLikeness) {
      best = line
      bestLikeness = likeness
    }
  }
  return best
}

function likenessOf(reversal: ClaimLine, line: ClaimLine): number {
  const claimId = reversal.originalClaimId ?? reversal.claimId
  let likeness = 0
  if (claimId !== undefined && claimId === line.claimId) {
    likeness += line.lineNumber === reversal.lineNumber ? 8 : 4
  }
  if (line.refillNumber === reversal.refillNumber) likeness += 2
  if (Math.abs(line.units ?? 0) === Math.abs(reversal.units ?? 0)) likeness += 1
  return likeness
}

function lessMoney(line: ClaimLine, reversal: ClaimLine): ClaimLine {
  return {
    ...line,
    paidCents: sum(line.paidCents, reversal.paidCents),
    allowedCents: sum(line.allowedCents, reversal.allowedCents),
    adjustments: adjustmentsLeft(line, reversal),
  }
}

/** Those of both where the charge stands; else nobody can say which are left. */
function adjustmentsLeft(line: ClaimLine, reversal: ClaimLine): ClaimLine['adjustments'] {
  const chargeStands = (reversal.chargeCents ?? 0) === 0 && reversal.adjustments.length > 0
  return chargeStands ? [...line.adjustments, ...reversal.adjustments] : []
}

function sum(cents: number | undefined, change: number | undefined): number | undefined {
  return cents === undefined ? undefined : Math.max(0, cents + (change ?? 0))
}
