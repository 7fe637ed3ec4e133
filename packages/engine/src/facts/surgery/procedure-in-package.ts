import type { SameProvider } from '../../batch/provider-key.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { GlobalPeriod } from './global-period.ts'
import { isAtAnotherSite, saysSeparate } from './line-roles.ts'

/**
 * Whether a procedure surely belongs to the package of an earlier operation: not where the file itself hints
 * at a separate one (another side, a repeat), nor for global days 000, which diagnostic endoscopies and
 * biopsies have too, and those no package includes.
 */
export function surelyInPackage(
  line: ClaimLine,
  own: GlobalPeriod,
  operation: ClaimLine,
  { identity }: SameProvider,
): boolean {
  if (identity !== 'practitioner' || own.globalDays === '000') return false
  return !saysSeparate(line) && !isAtAnotherSite(line, operation)
}
