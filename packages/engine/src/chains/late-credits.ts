import { compareStanding } from '../batch/order/compare-standing.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { isCredit } from '../claim/credit.ts'
import type { Supersessions } from './claim-chain.ts'

/**
 * Credits of an itemized bill, which hospitals date by the day on which they were posted: each takes back the
 * last equal charge of its bill before it. Only where lines state a charge and nothing else; what was paid
 * is taken back on its own day.
 *
 * @param reversals those that no line of their day answered are looked at
 */
export function settleLateCredits(
  reversals: readonly ClaimLine[],
  lines: readonly ClaimLine[],
  superseded: Supersessions,
): void {
  const late = reversals.filter((line) => isOfBill(line) && isCredit(line) && !superseded.has(line))
  if (late.length === 0) return
  const keys = new Set(late.map(chargeKey))
  const charges = lines.filter(
    (line) =>
      isOfBill(line) && !isCredit(line) && !superseded.has(line) && keys.has(chargeKey(line)),
  )
  const open = new Map<string, ClaimLine[]>()
  for (const line of [...charges, ...late].sort(byDay)) {
    const key = chargeKey(line)
    const standing = open.get(key) ?? []
    open.set(key, standing)
    if (!isCredit(line)) {
      standing.push(line)
      continue
    }
    const charge = standing.pop()
    if (!charge) continue
    superseded.set(charge, { as: 'reversed', byRow: line.row })
    superseded.set(line, { as: 'reversal', byRow: charge.row })
  }
}

/** Charges before the credits of their day. */
function byDay(one: ClaimLine, other: ClaimLine): number {
  return (
    (one.serviceFromDay ?? 0) - (other.serviceFromDay ?? 0) ||
    Number(isCredit(one)) - Number(isCredit(other)) ||
    compareStanding(one, other)
  )
}

function isOfBill(line: ClaimLine): boolean {
  const { auditType, claimId, serviceFromDay, chargeCents, paidCents, allowedCents } = line
  return (
    auditType === 'medical' &&
    claimId !== undefined &&
    serviceFromDay !== undefined &&
    chargeCents !== undefined &&
    paidCents === undefined &&
    allowedCents === undefined
  )
}

/** What a charge and its credit share: bill, patient, service and the size of both. */
function chargeKey(line: ClaimLine): string {
  const { claimId, patientKey, procedureCode, revenueCode, ndcAsBilled, modifiers } = line
  const { chargeCents = 0, units = 1 } = line
  const service = [procedureCode, revenueCode, ndcAsBilled, modifiers.join('+')]
  return [claimId, patientKey, ...service, Math.abs(chargeCents), Math.abs(units)].join('|')
}
