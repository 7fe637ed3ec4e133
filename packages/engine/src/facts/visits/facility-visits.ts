import type { ClaimLine } from '../../claim/claim-line.ts'
import type { RuleSource } from '../../rule/rule-source.ts'
import { cite } from '../../rule/rule.ts'
import { claimsSeparateVisit } from './visit-separation.ts'

/** How a facility says that a visit was another one of the day. */
export const anotherVisitSources: readonly RuleSource[] = [
  cite(
    'CPT modifiers for hospital outpatient use',
    '27 multiple outpatient hospital visits on the same date',
  ),
]

/** Whether a facility's line says that its visit was another one of the day. */
export function saysAnotherVisit(line: ClaimLine): boolean {
  return line.modifiers.includes('27') || claimsSeparateVisit(line)
}
