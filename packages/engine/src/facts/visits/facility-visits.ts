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
  cite(
    'Integrated Outpatient Code Editor',
    'edit 42: several visits of a day under one revenue code without condition code G0',
  ),
]

/** Whether a facility's line says that its visit was another one of the day. */
export function saysAnotherVisit(line: ClaimLine): boolean {
  const { modifiers, conditionCodes } = line
  return modifiers.includes('27') || conditionCodes.includes('G0') || claimsSeparateVisit(line)
}
