import type { ClaimLine } from '../claim/claim-line.ts'
import { frequencyOf } from './claim-frequency.ts'
import { isReversal } from './reversals.ts'

/**
 * Lines of claims that name another claim as the one they came from, and say no frequency: such a claim
 * takes the other's place where that one, of the same patient, bills one of the same services of the
 * same day. A denied claim replaces nothing, and what takes money back is settled as a reversal.
 */
export function replacingByName(lines: readonly ClaimLine[]): readonly ClaimLine[] {
  const naming = lines.filter(namesAnother)
  if (naming.length === 0) return []
  const named = new Set(naming.map(({ originalClaimId }) => originalClaimId))
  const services = new Set(
    lines.filter(({ claimId }) => named.has(claimId)).map((line) => serviceOf(line, line.claimId)),
  )
  const replacing = new Set(
    naming
      .filter((line) => services.has(serviceOf(line, line.originalClaimId)))
      .map((line) => claimOf(line)),
  )
  return naming.filter((line) => replacing.has(claimOf(line)))
}

function namesAnother(line: ClaimLine): boolean {
  const { claimId, originalClaimId, claimStatus } = line
  if (originalClaimId === undefined || claimId === undefined || claimId === originalClaimId)
    return false
  return frequencyOf(line) === undefined && claimStatus !== 'denied' && !isReversal(line)
}

function serviceOf(line: ClaimLine, claimId: string | undefined): string {
  const { patientKey, serviceFromDay, procedureCode, revenueCode, ndc } = line
  const service = [procedureCode, revenueCode, ndc]
  return JSON.stringify([patientKey, claimId, serviceFromDay, ...service])
}

function claimOf({ patientKey, claimId, originalClaimId }: ClaimLine): string {
  return JSON.stringify([patientKey, claimId, originalClaimId])
}
