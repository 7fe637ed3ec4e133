import { compareStanding } from '../batch/order/compare-standing.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { isCredit, isCreditForFill } from '../claim/credit.ts'
import { mayBeOnePerson } from '../batch/person-signs.ts'
import type { Supersessions } from './claim-chain.ts'
import { settleLateCredits } from './late-credits.ts'
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
): Map<ClaimLine, ClaimLine> {
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
    const part = partOf(reversal, left, mayMean)
    const whole =
      closest(reversal, equal, () => true) ??
      closest(reversal, part, (line) => takesBackMore(reversal, reduced.get(line) ?? line))
    if (whole) {
      left.take()
      superseded.set(whole, { as: 'reversed', byRow: reversal.row })
      superseded.set(reversal, { as: 'reversal', byRow: whole.row })
    } else if (alone.has(reversal)) {
      continue
    } else {
      const line = closest(reversal, part, (each) =>
        takesBackSome(reversal, reduced.get(each) ?? each),
      )
      if (line) {
        const rest = lessMoney(reduced.get(line) ?? line, reversal)
        reduced.set(line, rest)
        left.put(line, rest)
        superseded.set(reversal, { as: 'adjustment', byRow: line.row })
      } else if (reversal.claimStatus === 'reversed') {
        superseded.set(reversal, { as: 'reversal', byRow: reversal.row })
      }
    }
  }
  settleLateCredits(reversals, lines, superseded)
  return reduced
}

/** Whether a record takes money back: a pharmacy B2 record, or a line of negative money. */
export function isReversal(line: ClaimLine): boolean {
  return line.claimStatus === 'reversed' || isCredit(line)
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
  // Of a fill that is taken back, the prices that were asked for often keep their sign.
  if (isCredit(reversal) || (reversal.paidCents ?? 0) < 0) return true
  const reversedOn = reversal.paidDay ?? reversal.receivedDay ?? 0
  const paidOn = line.paidDay ?? line.receivedDay ?? 0
  if (reversedOn > 0 && paidOn > 0 && reversedOn !== paidOn) return paidOn < reversedOn
  const claimId = reversal.originalClaimId ?? reversal.claimId
  return alike > 1 || (claimId !== undefined && claimId === line.claimId)
}

/** Lines of which part may be taken back: of the same claim or fill; elsewhere it would be a guess. */
function partOf(
  reversal: ClaimLine,
  left: LinesLeft,
  mayMean: (line: ClaimLine) => boolean,
): readonly ClaimLine[] {
  if (!isCredit(reversal)) return []
  const { claimId } = reversal
  const ofClaim = claimId === undefined ? [] : left.ofItsClaim(reversal)
  const ofFill = left.ofItsService().filter((line) => isSameFill(reversal, line))
  return [...ofClaim, ...ofFill].filter(mayMean)
}

function takesBackSome({ paidCents = 0 }: ClaimLine, line: ClaimLine): boolean {
  return line.paidCents !== undefined && line.paidCents + paidCents >= 0
}

/** A fill of which more is taken back than was paid is taken back. */
function takesBackMore(reversal: ClaimLine, line: ClaimLine): boolean {
  const { paidCents = 0 } = reversal
  return (
    isSameFill(reversal, line) && line.paidCents !== undefined && line.paidCents + paidCents < 0
  )
}

/** Money given back for a fill that prescription, fill number and pharmacy tell, whatever its claim. */
function isSameFill(reversal: ClaimLine, line: ClaimLine): boolean {
  return (
    isCreditForFill(reversal) &&
    line.prescriptionNumber !== undefined &&
    reversal.refillNumber === line.refillNumber &&
    reversal.pharmacyId === line.pharmacyId
  )
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

/** What is left of a whole fill has a payment and no price. */
function lessMoney(line: ClaimLine, reversal: ClaimLine): ClaimLine {
  const paidCents = sum(line.paidCents, reversal.paidCents)
  if (isWholeFill(reversal, line)) {
    const reversedInPartByRow = reversal.row
    return { ...line, ...unpriced, paidCents, reversedInPartByRow }
  }
  return {
    ...line,
    paidCents,
    allowedCents: sum(line.allowedCents, reversal.allowedCents),
    adjustments: adjustmentsLeft(line, reversal),
  }
}

const unpriced = {
  allowedCents: undefined,
  patientShareCents: undefined,
  ingredientCostCents: undefined,
  dispensingFeeCents: undefined,
  adjustments: [],
} as const

/** Takes back all that was dispensed, and not all that was paid. */
function isWholeFill({ auditType, quantity }: ClaimLine, line: ClaimLine): boolean {
  return auditType === 'pharmacy' && quantity !== undefined && Math.abs(quantity) === line.quantity
}

/** Those of both where the charge stands; else nobody can say which are left. */
function adjustmentsLeft(line: ClaimLine, reversal: ClaimLine): ClaimLine['adjustments'] {
  const chargeStands = (reversal.chargeCents ?? 0) === 0 && reversal.adjustments.length > 0
  return chargeStands ? [...line.adjustments, ...reversal.adjustments] : []
}

function sum(cents: number | undefined, change: number | undefined): number | undefined {
  return cents === undefined ? undefined : Math.max(0, cents + (change ?? 0))
}
