import type { ClaimLine } from '../../claim/claim-line.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { isAssistant } from '../../facts/surgery/line-roles.ts'
import { settingOf } from '../../batch/setting.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type FindingDraft } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noAssistant = notApplicable('no assistant at surgery (80, 81, 82, AS) on the line')
const noOperation = notApplicable('a visit, on which the modifier itself is wrong')
const otherBill = notApplicable('not a professional claim, or denied')
const notListed = cannotTell('the fee schedule at hand does not have the code')

/** Assistants at operations for which none is paid. */
export const assistantNotPayable = defineRule({
  id: 'assistant-not-payable',
  version: 2,
  title: 'Assistant at an operation that pays none',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: 'Social Security Act 1848(i)(2)(B)',
      section: 'no payment for an assistant where fewer than 5% of the operations have one',
    },
    {
      title: 'Medicare Physician Fee Schedule database record layout',
      section: 'assistant at surgery indicator',
      table: 'feeSchedule',
    },
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: ['feeSchedule'] },
  clearedBy: 'A contract that pays assistants at this operation.',
  suggestedFix: 'Recover the payment for the assistant.',
  byService: (service) => (isAssistant(service) ? undefined : noAssistant),
  check(line, { tables }) {
    if (!isAssistant(line)) return noAssistant
    if (settingOf(line) !== 'professional' || isDenied(line)) return otherBill
    if (visitFamily(line.procedure) !== undefined) return noOperation
    const fee = tables.feeSchedule.find(line.procedure)
    if (!fee) return notListed
    if (fee.assistantSurgeon === '1') {
      return finding(draftOf(line, 'for which the law pays no assistant'))
    }
    if (fee.assistantSurgeon !== '0') return pass
    return finding({
      ...draftOf(line, 'for which an assistant is paid only if the record shows the need'),
      class: 'lead',
      clearedBy: 'The operative note that shows why an assistant was medically necessary.',
      suggestedFix: 'Ask for the operative note.',
    })
  },
})

function draftOf(line: ClaimLine, says: string): FindingDraft {
  const { row, procedureCode = '' } = line
  const modifier = line.modifiers.join('-')
  return {
    message: `An assistant at surgery was billed for ${procedureCode} (${modifier}), ${says}.`,
    lines: [line],
    evidence: [
      { row, field: 'procedureCode', value: procedureCode },
      { row, field: 'modifiers', value: line.modifiers.join(', ') },
    ],
    ...wholeLineAtRisk(line),
  }
}
