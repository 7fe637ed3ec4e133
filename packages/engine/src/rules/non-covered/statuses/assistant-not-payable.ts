import { noPaidAssistant } from '../../../facts/modifiers/assistant-lines.ts'
import { modifierEvidence } from '../../../facts/modifiers/modifier-evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, lookAt, pass, type FindingDraft } from '../../../rule/outcome.ts'
import { notInFeeSchedule } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, say, words } from '../../../sentences/say.ts'

type Indicator = '0' | '1'

/** Assistants at operations for which none is paid. */
export const assistantNotPayable = defineLineRule({
  id: 'assistant-not-payable',
  version: 2,
  title: 'Assistant at an operation that pays none',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Social Security Act 1848(i)(2)(B)',
      'no payment for an assistant where fewer than 5% of the operations have one',
    ),
    cite(
      'Medicare Physician Fee Schedule database record layout',
      'assistant at surgery indicator',
      'feeSchedule',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: ['feeSchedule'] },
  clearedBy: 'A contract that pays assistants at this operation.',
  suggestedFix: 'Recover the payment for the assistant.',
  triage(service, { feeSchedule }) {
    const other = noPaidAssistant(service)
    if (other) return other
    const fee = feeSchedule.find(service.procedure)
    if (!fee) return notInFeeSchedule
    const { assistantSurgeon } = fee
    return assistantSurgeon === '0' || assistantSurgeon === '1' ? lookAt(assistantSurgeon) : pass
  },
  judge: (line, _, indicator) =>
    finding({
      message: say`An assistant at surgery was billed for ${code(line.procedureCode)} (${code(line.modifiers.join('-'))}), ${words(meanings[indicator])}.`,
      lines: [line],
      evidence: modifierEvidence(line),
      ...wholeLineAtRisk(line),
      ...(indicator === '0' && unlessNeeded),
    }),
})

const meanings: Readonly<Record<Indicator, string>> = {
  0: 'for which an assistant is paid only if the record shows the need',
  1: 'for which the law pays no assistant',
}

const unlessNeeded: Partial<FindingDraft> = {
  class: 'lead',
  clearedBy: 'The operative note that shows why an assistant was medically necessary.',
  suggestedFix: 'Ask for the operative note.',
}
