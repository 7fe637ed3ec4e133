import type { ClaimLine } from '../claim/claim-line.ts'
import type { Supersessions } from './claim-chain.ts'
import { settleUnnamed, tellsItsService } from './unnamed-originals.ts'

/**
 * Voids (claim frequency 8) and replacements (7). Where several claims correct the same one, the
 * last of them stands: the one paid last, or last in the file. A correction whose original nothing
 * names finds it by what both bill.
 */
export function settleCorrections(lines: readonly ClaimLine[], superseded: Supersessions): void {
  const corrections = lines.filter(isCorrection)
  if (corrections.length === 0) return
  corrections.sort((a, b) => (a.paidDay ?? 0) - (b.paidDay ?? 0))
  const versions = versionsByClaim(lines)
  const unnamed = corrections.filter(
    (line) =>
      line.originalClaimId === undefined &&
      !versions.has(line.claimId ?? '') &&
      tellsItsService(line),
  )
  for (const correction of corrections) {
    const isVoid = isVoidLine(correction)
    if (isVoid) superseded.set(correction, { as: 'void', byRow: correction.row })
    for (const version of versions.get(correctedClaim(correction)) ?? []) {
      if (superseded.has(version) || !corrects(correction, version)) continue
      superseded.set(version, { as: isVoid ? 'voided' : 'replaced', byRow: correction.row })
    }
    addVersion(versions, correctedClaim(correction), correction)
  }
  settleUnnamed(unnamed, lines, isVoidLine, superseded)
}

function isVoidLine(line: ClaimLine): boolean {
  return frequencyOf(line) === '8'
}

function isCorrection(line: ClaimLine): boolean {
  const frequency = frequencyOf(line)
  return frequency === '7' || frequency === '8'
}

/** The third digit of the type of bill is the claim frequency too. */
function frequencyOf(line: ClaimLine): string | undefined {
  return line.frequencyCode ?? line.billType?.[2]
}

/** The claim that is corrected: named outright, or the correction carries its number. */
function correctedClaim(correction: ClaimLine): string {
  return correction.originalClaimId ?? correction.claimId ?? ''
}

type Versions = Map<string, ClaimLine[]>

/** Original lines by claim number; corrections join the claim that they correct, in their turn. */
function versionsByClaim(lines: readonly ClaimLine[]): Versions {
  const versions: Versions = new Map()
  for (const line of lines) {
    if (line.claimId === undefined) continue
    if (!isCorrection(line) || line.originalClaimId !== undefined) {
      addVersion(versions, line.claimId, line)
    }
  }
  return versions
}

function addVersion(versions: Versions, claimId: string, line: ClaimLine): void {
  const known = versions.get(claimId)
  if (known) known.push(line)
  else versions.set(claimId, [line])
}

/** Lines of one correcting claim stand together; a correction of another person's claim is none. */
function corrects(correction: ClaimLine, version: ClaimLine): boolean {
  if (version === correction) return false
  const samePerson =
    version.patientKey === correction.patientKey ||
    version.patientKey === undefined ||
    correction.patientKey === undefined
  const sameVersion =
    version.claimId === correction.claimId &&
    frequencyOf(version) === frequencyOf(correction) &&
    version.paidDay === correction.paidDay
  return samePerson && !sameVersion
}
