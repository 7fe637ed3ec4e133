import { compareStanding } from '../batch/order/compare-standing.ts'
import { historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import type { Supersessions } from './claim-chain.ts'
import { isCorrection, isVoidLine } from './claim-frequency.ts'
import { ClaimVersions } from './claim-versions.ts'
import { replacingByName } from './named-originals.ts'
import { settleUnnamed, tellsItsService } from './unnamed-originals.ts'

/**
 * Voids (claim frequency 8) and replacements (7). Where several claims correct the same one, the
 * last of them stands, see `inTurn`. A correction whose original nothing names finds it by what both
 * bill; a claim that names an original and no frequency replaces it where both bill the same.
 */
export function settleCorrections(lines: readonly ClaimLine[], superseded: Supersessions): void {
  const corrections = inTurn([...lines.filter(isCorrection), ...replacingByName(lines)])
  if (corrections.length === 0) return
  const versions = versionsByClaim(lines, new Set(corrections.map(correctedClaim)))
  const unnamed = corrections.filter(
    (line) =>
      line.originalClaimId === undefined &&
      !versions.get(line.claimId ?? '')?.mayConcern(line) &&
      tellsItsService(line),
  )
  for (const correction of corrections) {
    const isVoid = isVoidLine(correction)
    if (isVoid) superseded.set(correction, { as: 'void', byRow: correction.row })
    const ofClaim = versionsOf(versions, correctedClaim(correction))
    for (const version of ofClaim.takenBy(correction)) {
      if (superseded.has(version)) continue
      superseded.set(version, { as: isVoid ? 'voided' : 'replaced', byRow: correction.row })
    }
    if (!superseded.has(correction)) ofClaim.add(correction)
  }
  settleUnnamed(unnamed, lines, isVoidLine, superseded)
}

/**
 * Corrections in the order in which they were made, the lines of a claim together: those of earlier
 * uploads, then by the days on which they were paid and received; where those say nothing a claim
 * comes after the one that it names, a void after a replacement, and the claim of which less was paid
 * after the other.
 */
function inTurn(corrections: readonly ClaimLine[]): readonly ClaimLine[] {
  if (corrections.length < 2) return corrections
  const claims = new Map(corrections.map((line) => [line, claimOf(line, line.claimId)]))
  const paid = new Map<string | undefined, number>()
  for (const line of corrections) {
    const claim = claims.get(line)
    paid.set(claim, (paid.get(claim) ?? 0) + (line.paidCents ?? 0))
  }
  const generation = generations(claims)
  const paidOn = (line: ClaimLine) => paid.get(claims.get(line)) ?? 0
  return corrections.toSorted(
    (one, two) =>
      Number(two.index === historyIndex) - Number(one.index === historyIndex) ||
      (one.paidDay ?? 0) - (two.paidDay ?? 0) ||
      (one.receivedDay ?? 0) - (two.receivedDay ?? 0) ||
      generation(one) - generation(two) ||
      Number(isVoidLine(one)) - Number(isVoidLine(two)) ||
      paidOn(two) - paidOn(one) ||
      (one.claimId ?? '').localeCompare(two.claimId ?? '') ||
      compareStanding(one, two),
  )
}

/** How many corrections a correction names one through the other; of claims in a circle, all of them. */
function generations(claims: ReadonlyMap<ClaimLine, string>): (line: ClaimLine) => number {
  const originals = new Map<string | undefined, string>()
  for (const [line, claim] of claims) {
    const { claimId, originalClaimId } = line
    if (claimId !== undefined && originalClaimId !== undefined && originalClaimId !== claimId)
      originals.set(claim, claimOf(line, originalClaimId))
  }
  const known = new Map<string | undefined, number>()
  return (line) => {
    const claim = claims.get(line)
    const path = new Set<string>()
    let named: string | undefined = claim
    while (named !== undefined && !known.has(named) && !path.has(named)) {
      path.add(named)
      named = originals.get(named)
    }
    const inCircle = named !== undefined && path.has(named)
    let steps = inCircle ? path.size : (known.get(named) ?? -1)
    for (const each of Array.from(path).reverse()) known.set(each, inCircle ? steps : ++steps)
    return known.get(claim) ?? 0
  }
}

/** A claim among all: two patients may have claims of one number. */
function claimOf({ patientKey }: ClaimLine, claimId: string | undefined): string {
  return JSON.stringify([patientKey, claimId])
}

/** The claim that is corrected: named outright, or the correction carries its number. */
function correctedClaim(correction: ClaimLine): string {
  return correction.originalClaimId ?? correction.claimId ?? ''
}

type Versions = Map<string, ClaimVersions>

/** Original lines of claims that are corrected; corrections join the claim that they correct, in their turn. */
function versionsByClaim(lines: readonly ClaimLine[], corrected: ReadonlySet<string>): Versions {
  const versions: Versions = new Map()
  for (const line of lines) {
    if (line.claimId === undefined || !corrected.has(line.claimId)) continue
    if (!isCorrection(line) || line.originalClaimId !== undefined)
      versionsOf(versions, line.claimId).add(line)
  }
  return versions
}

function versionsOf(versions: Versions, claimId: string): ClaimVersions {
  const known = versions.get(claimId) ?? new ClaimVersions()
  versions.set(claimId, known)
  return known
}
