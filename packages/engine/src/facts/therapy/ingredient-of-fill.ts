import type { ClaimLine } from '../../claim/claim-line.ts'
import { drugContextOn, type DrugSpan } from '../drugs/drug-context.ts'
import { profileOf } from '../drugs/drug-profile.ts'

/** The ingredient of a fill as drug profiles have it; undefined where no list knows the drug. */
export function ingredientOfFill(line: ClaimLine, span: DrugSpan): string | undefined {
  const { serviceFromDay } = line
  const context = serviceFromDay === undefined ? undefined : drugContextOn(serviceFromDay, span)
  return context && profileOf(line, context)?.ingredient
}
