import type { ClaimLine } from '../../claim/claim-line.ts'
import type { GlobalPeriod } from '../surgery/global-period.ts'
import { isEyeExamination } from './eye-examinations.ts'
import { visitFamily, type VisitFamily } from '../../codes/visit-families.ts'

/**
 * Visits that a surgical package includes. Critical care and preventive visits are separate
 * services with rules of their own (Medicare Claims Processing Manual ch. 12, 40.1 and 30.6.12).
 */
const included: ReadonlySet<VisitFamily | undefined> = new Set([
  'office-visit',
  'office-consultation',
  'hospital-visit',
  'inpatient-consultation',
  'emergency-visit',
  'nursing-facility-visit',
  'home-visit',
])

export function isPackageVisit({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  return included.has(visitFamily(procedure)) || isEyeExamination(procedure)
}

/** A modifier that takes a visit out of a package. */
export type UnlockingModifier = '24' | '25' | '57'

/** Which modifier takes a visit out of a package, by its place in the period. */
export function unlockingModifier(
  visitDay: number,
  { globalDays, day }: GlobalPeriod,
): UnlockingModifier {
  if (visitDay > day) return '24'
  return globalDays === '090' ? '57' : '25'
}

/** Modifiers that say a visit is separate; FT is critical care and other unrelated visits. */
const visitModifiers = ['24', '25', '57', 'FT']

/** The modifiers of a visit that claim it is separate, the right one among them or not. */
export function claimedModifiers({ modifiers }: ClaimLine): readonly string[] {
  return modifiers.length === 0 ? modifiers : modifiers.filter((m) => visitModifiers.includes(m))
}
