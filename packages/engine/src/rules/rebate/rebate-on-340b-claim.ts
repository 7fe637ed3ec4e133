import { isMedicaid } from '../../claim/medicaid.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import {
  discountMark,
  hasRebate,
  rebateAtRisk,
  rebateReceived,
  triageRebate,
} from '../../facts/drugs/rebate.ts'
import type { Evidence } from '../../result/finding.ts'
import { cannotTell, finding, pass } from '../../rule/outcome.ts'
import { noRebate } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { dollars } from '../../sentences/dollars.ts'
import { money, say, words } from '../../sentences/say.ts'

const noMarks = cannotTell('the file has no column that could mark a 340B claim')

/** A drug bought at the 340B price that also stands on a rebate invoice. */
export const rebateOn340bClaim = defineLineRule({
  id: 'rebate-on-340b-claim',
  version: 1,
  title: 'Rebate on a 340B claim',
  category: 'rebate',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite('Public Health Service Act 340B(a)(5)(A) (42 USC 256b)', 'no duplicate discounts'),
    cite('Social Security Act 1927(j)(1)', 'managed care drugs subject to 340B discounts'),
  ],
  needs: { fields: [] },
  clearedBy:
    'Proof that the drug was not bought at the 340B price, or a contract that allows rebates on such claims (outside Medicaid).',
  suggestedFix: 'Take the claim off the rebate invoice, or return the rebate.',
  triage: triageRebate,
  judge(line, context, silent) {
    const rebate = hasRebate(line)
    if (rebate === undefined) return silent
    if (!rebate) return noRebate
    const mark = discountMark(line)
    if (mark === undefined) return marks.some((field) => context.has(field)) ? pass : noMarks
    const isStated = line.rebateCents !== undefined
    const amount = isStated ? say`A rebate of ${money(rebateReceived(line))}` : words('A rebate')
    return finding({
      message: say`${amount} was claimed on a drug bought at the 340B price (${words(mark)}).`,
      lines: [line],
      evidence: [{ row: line.row, field: '340B', value: mark }, rebateEvidence(line)],
      class: isMedicaid(line) ? 'error' : 'lead',
      ...rebateAtRisk(line),
    })
  },
})

const marks = ['submissionClarificationCodes', 'basisOfCost', 'modifiers'] as const

function rebateEvidence(line: ClaimLine): Evidence {
  const { row, rebateCents } = line
  return rebateCents === undefined
    ? { row, field: 'rebateInvoiced', value: 'yes' }
    : { row, field: 'rebateCents', value: dollars(rebateReceived(line)) }
}
