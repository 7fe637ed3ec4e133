import type { ClaimLine } from '../claim/claim-line.ts'
import { mayBeOnePerson } from '../batch/person-signs.ts'
import type { Supersessions } from './claim-chain.ts'
import { providerKey } from '../batch/provider-key.ts'
import { compareStanding } from '../batch/order/compare-standing.ts'
import { visitFamily } from '../codes/visit-families.ts'

/**
 * Voids and replacements that do not name the claim that they correct, in files that hold no other
 * claim of their number. A correction has an original all the same: the claim of the same patient,
 * provider, day and kind of bill that bills the same services. Where several claims could be
 * meant, a void takes back the last that was paid before it, and a replacement replaces none.
 */
export function settleUnnamed(
  corrections: readonly ClaimLine[],
  lines: readonly ClaimLine[],
  isVoid: (line: ClaimLine) => boolean,
  superseded: Supersessions,
): void {
  if (corrections.length === 0) return
  const correcting = new Set(corrections)
  const patients = new Set(corrections.map(({ patientKey }) => patientKey))
  const originals = Map.groupBy(
    lines.filter((line) => patients.has(line.patientKey) && !correcting.has(line)),
    billKey,
  )
  for (const claim of Map.groupBy(corrections, claimKey).values()) {
    const [first] = claim
    if (first === undefined) continue
    const asVoid = isVoid(first)
    const standing = (line: ClaimLine) => !superseded.has(line) && mayBeOnePerson(line, first)
    const near = (originals.get(billKey(first)) ?? []).filter(standing)
    const original = originalOf(claim, near, asVoid)
    for (const line of near) {
      if (original === undefined || line.claimId !== original) continue
      superseded.set(line, { as: asVoid ? 'voided' : 'replaced', byRow: first.row })
    }
  }
}

/** Whether a correction says enough of its service for the original to be looked for. */
export function tellsItsService(line: ClaimLine): boolean {
  const { patientKey, serviceFromDay, procedureCode, revenueCode } = line
  const code = procedureCode ?? revenueCode
  return patientKey !== undefined && serviceFromDay !== undefined && code !== undefined
}

function originalOf(
  claim: readonly ClaimLine[],
  near: readonly ClaimLine[],
  asVoid: boolean,
): string | undefined {
  const bills = asVoid ? billsTheSame : billsAlike
  const like = near.filter((line) => claim.some((correction) => bills(correction, line)))
  const claims = Array.from(new Set(like.map(({ claimId }) => claimId)))
  if (!asVoid) return claims.length === 1 ? claims[0] : undefined
  const voidedOn = claim[0]?.paidDay ?? Infinity
  const standing = like.toSorted(compareStanding)
  return (standing.findLast(({ paidDay = 0 }) => paidDay <= voidedOn) ?? standing[0])?.claimId
}

function billsTheSame(correction: ClaimLine, line: ClaimLine): boolean {
  return isSameService(correction, line) && isSameAmount(correction.chargeCents, line.chargeCents)
}

/** The corrected code may be another of its family: a visit of another level. */
function billsAlike(correction: ClaimLine, line: ClaimLine): boolean {
  if (isSameService(correction, line)) return true
  const family = visitFamily(correction.procedure)
  return family !== undefined && family === visitFamily(line.procedure)
}

function isSameService(one: ClaimLine, two: ClaimLine): boolean {
  return one.procedureCode === two.procedureCode && one.revenueCode === two.revenueCode
}

/** A void repeats the charge of its original, often with the sign turned. */
function isSameAmount(one: number | undefined, two: number | undefined): boolean {
  return one === undefined || two === undefined || Math.abs(one) === Math.abs(two)
}

function billKey(line: ClaimLine): string {
  const form = line.billType?.slice(0, 2) ?? line.claimType ?? ''
  return [line.patientKey, line.serviceFromDay, providerKey(line), form].join('|')
}

function claimKey({ claimId, row }: ClaimLine): string {
  return claimId ?? `row ${row}`
}
