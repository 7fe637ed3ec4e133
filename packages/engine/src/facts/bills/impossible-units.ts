import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import {
  anesthesia,
  evaluationManagement,
  laboratory,
  procedureSection,
  radiology,
  surgery,
} from '../../codes/procedure-section.ts'
import { isHidden, unreadableIn } from './unreadable-values.ts'

/** What is wrong with the units of a line. */
export type UnitFault = 'broken' | 'negative' | 'zero' | 'fraction'

/** Services that are done or not done; others are counted by time, weight or distance. */
const wholeSections: ReadonlySet<number> = new Set([
  surgery,
  radiology,
  laboratory,
  evaluationManagement,
])

/**
 * What is wrong with the units of a line that was charged. Minutes stand for the units of anesthesia, and
 * capitated services, for which nothing is paid line by line, are reported without units.
 */
export function unitFault(line: ClaimLine): UnitFault | undefined {
  const { units } = line
  if (units !== undefined && units > 0) {
    return Number.isInteger(units) || !isWhole(line) ? undefined : 'fraction'
  }
  if (procedureSection(line.procedure) === anesthesia) return undefined
  if (units === 0) return isOwedByNobody(line) ? undefined : 'zero'
  if (units !== undefined) return 'negative'
  const stated = unreadableIn(line, 'units')
  return stated === undefined || isHidden(stated) ? undefined : 'broken'
}

function isOwedByNobody(line: ClaimLine): boolean {
  return isUnpaid(line) && (line.patientShareCents ?? 0) === 0
}

function isWhole(line: ClaimLine): boolean {
  return wholeSections.has(procedureSection(line.procedure))
}

/** Whether the line bills money for its units, and takes none back. */
export function isCharged({ chargeCents, allowedCents, paidCents }: ClaimLine): boolean {
  if ((chargeCents ?? 0) < 0 || (allowedCents ?? 0) < 0 || (paidCents ?? 0) < 0) return false
  return (chargeCents ?? allowedCents ?? paidCents ?? 0) > 0
}
