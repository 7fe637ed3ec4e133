import { dollars } from '../../sentences/dollars.ts'
import { discountMark, hasRebate, isMedicaid } from '../../facts/drugs/rebate.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noRebateColumn = cannotTell('the file says nothing of rebates on this line')
const noRebate = notApplicable('no rebate was claimed on the line')
const noMarks = cannotTell('the file has no column that could mark a 340B claim')

/** A drug bought at the 340B price that also stands on a rebate invoice. */
export const rebateOn340bClaim = defineRule({
  id: 'rebate-on-340b-claim',
  version: 1,
  title: 'Rebate on a 340B claim',
  category: 'rebate',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'line',
  sources: [
    {
      title: 'Public Health Service Act 340B(a)(5)(A) (42 USC 256b)',
      section: 'no duplicate discounts',
    },
    {
      title: 'Social Security Act 1927(j)(1)',
      section: 'managed care drugs subject to 340B discounts',
    },
  ],
  needs: { fields: [], tables: [] },
  clearedBy:
    'Proof that the drug was not bought at the 340B price, or a contract that allows rebates on such claims (outside Medicaid).',
  suggestedFix: 'Take the claim off the rebate invoice, or return the rebate.',
  byService({ standing, setting }) {
    if (standing.namesDrug) return undefined
    return setting === 'pharmacy' ? noRebateColumn : noRebate
  },
  check(line, context) {
    const rebate = hasRebate(line)
    if (rebate === undefined) return line.auditType === 'pharmacy' ? noRebateColumn : noRebate
    if (!rebate) return noRebate
    const mark = discountMark(line)
    if (mark === undefined) return marks.some((field) => context.has(field)) ? pass : noMarks
    const cents = Math.max(0, line.rebateCents ?? 0)
    const amount = line.rebateCents === undefined ? 'A rebate' : `A rebate of ${dollars(cents)}`
    return finding({
      message: `${amount} was claimed on a drug bought at the 340B price (${mark}).`,
      lines: [line],
      evidence: [
        { row: line.row, field: '340B', value: mark },
        {
          row: line.row,
          field: line.rebateCents === undefined ? 'rebateInvoiced' : 'rebateCents',
          value: line.rebateCents === undefined ? 'yes' : dollars(cents),
        },
      ],
      class: isMedicaid(line) ? 'error' : 'lead',
      ...(cents > 0 && {
        atRisk: [{ line, cents }],
        arithmetic: `rebate of ${dollars(cents)} on row ${line.row}, at most what was paid`,
      }),
    })
  },
})

const marks = ['submissionClarificationCodes', 'basisOfCost', 'modifiers'] as const
