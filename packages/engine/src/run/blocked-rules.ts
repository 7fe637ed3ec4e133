import type { ClaimField } from '../claim/claim-line.ts'
import { tableTitles } from '../reference/table-titles.ts'
import { fieldLabels } from '../result/field-labels.ts'
import { cannotTell, type CannotTell } from '../rule/outcome.ts'
import type { Rule } from '../rule/rule.ts'
import type { RuleTables } from './tables/rule-tables.ts'

/** Why a rule can say nothing of any line of a file; undefined where it can be asked. */
export function blockedBy(
  rule: Rule,
  has: (field: ClaimField) => boolean,
  { missingTable }: RuleTables,
): CannotTell | undefined {
  const field = rule.needs.fields.find((needed) => !has(needed) && !standsIn(needed, has))
  if (field !== undefined) return cannotTell(`the file has no ${fieldLabels[field]}`)
  return missingTable && cannotTell(`table not imported: ${tableTitles[missingTable]}`)
}

/** The lines of one claim are of one patient, also where nothing says of whom. */
function standsIn(field: ClaimField, has: (field: ClaimField) => boolean): boolean {
  return field === 'patientKey' && has('claimId')
}
