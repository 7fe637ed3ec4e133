import type { ClaimLine } from '../../claim/claim-line.ts'
import { noCodeValues, type NoCodeValue } from '../../facts/bills/no-code-values.ts'
import { isHidden } from '../../facts/bills/unreadable-values.ts'
import { finding, notApplicable, pass, type FindingDraft } from '../../rule/outcome.ts'
import { hiddenValue } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { fieldLabels } from '../../result/field-labels.ts'
import { code, list, say, words } from '../../sentences/say.ts'

const noCodes = notApplicable('no code on the line')

/** Modifiers, diagnoses, revenue codes and the like that no code set can have, by their form alone. */
export const valueThatNoCodeHas = defineLineRule({
  id: 'value-that-no-code-has',
  version: 5,
  title: 'Value that cannot be a code',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite('45 CFR 162.1002', 'CPT, HCPCS and ICD-10-CM, whose codes have one form'),
    cite(
      '45 CFR 162.1102 (ASC X12 837 institutional)',
      'revenue codes and types of bill of the National Uniform Billing Committee; DMG03, the sex: F, M or U',
    ),
  ],
  needs: { fields: [] },
  clearedBy:
    'The code from the record, or proof that the cell was changed after the claim was made.',
  suggestedFix: 'Ask for the code that was meant, and judge the line again with it.',
  judge(line) {
    const found = noCodeValues(line)
    if (found.length > 0) return finding(draftOf(line, found))
    if (line.unreadable.some(({ stated }) => isHidden(stated))) return hiddenValue
    return hasCode(line) ? pass : noCodes
  },
})

function hasCode({ procedureCode, modifiers, diagnoses, revenueCode, billType }: ClaimLine) {
  return (
    procedureCode !== undefined ||
    revenueCode !== undefined ||
    billType !== undefined ||
    diagnoses.length > 0 ||
    modifiers.length > 0
  )
}

function draftOf(line: ClaimLine, found: readonly NoCodeValue[]): FindingDraft {
  const stated = found.map(
    ({ field, stated, says }) =>
      say`${words(nameOf.get(field) ?? fieldLabels[field])} ${code(stated)} (${words(says)})`,
  )
  return {
    class: found.some((value) => value.class === 'error') ? 'error' : 'lead',
    message: say`The line states what cannot be a code: ${list(stated, ', ')}.`,
    lines: [line],
    evidence: found.map(({ field, stated: value }) => ({ row: line.row, field, value })),
  }
}

/** One of what the field lists. */
const nameOf: ReadonlyMap<string, string> = new Map([
  ['modifiers', 'modifier'],
  ['diagnoses', 'diagnosis'],
])
