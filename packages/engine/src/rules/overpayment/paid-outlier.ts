import type { ClaimLine } from '../../claim/claim-line.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import { drugCost } from '../../facts/drugs/drug-cost.ts'
import {
  fillPriceOutliers,
  priceOutliers,
  type PriceOutlier,
} from '../../facts/prices/price-outliers.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noPrice = notApplicable('no procedure code or drug with a payment of its own')
const tooFew = cannotTell('fewer than ten like lines in the file show what is usual')
const noMoney = cannotTell('the file has neither allowed nor paid amounts')

/** Allowed (else paid) amounts far above what the same service gets in the rest of the file. */
export const paidOutlier = defineRule({
  id: 'paid-outlier',
  version: 2,
  title: 'Payment far above the usual for the code',
  category: 'overpayment',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'batch',
  sources: [
    {
      title: 'Iglewicz and Hoaglin, How to Detect and Handle Outliers (1993)',
      section: 'modified z-score over 3.5, on logarithms',
    },
  ],
  needs: { fields: [], tables: [] },
  clearedBy: 'The contract rate or the pricing note that explains the payment.',
  suggestedFix: 'Price the line again from the contract and recover the difference.',
  check(batch, context) {
    const field = context.has('allowedCents') ? 'allowedCents' : 'paidCents'
    if (!context.has(field)) return noMoney
    const amountOf = field === 'allowedCents' ? allowedAmount : paidAmount
    const judgements =
      batch.lines[0]?.auditType === 'pharmacy'
        ? fillPriceOutliers(batch.lines, (line) =>
            isDenied(line) ? undefined : drugCost(line)?.cents,
          )
        : priceOutliers(batch, (line) => (isDenied(line) ? undefined : amountOf(line)))
    return batch.lines.map((line, position) => {
      const judgement = judgements[position]
      if (judgement === undefined || judgement === 'no-price') return noPrice
      if (judgement === 'too-few') return tooFew
      return judgement === 'usual' ? pass : outlier(line, field, judgement)
    })
  },
})

const allowedAmount = (line: ClaimLine) => line.allowedCents
const paidAmount = (line: ClaimLine) => line.paidCents

function outlier(
  line: ClaimLine,
  field: 'allowedCents' | 'paidCents',
  { unitCents, usualCents, units, likeLines }: PriceOutlier,
): Outcome {
  const amount = dollars(line[field] ?? 0)
  const usual = dollars(Math.round(usualCents))
  const word = field === 'allowedCents' ? 'allowed' : 'paid'
  return finding({
    message: `${line.procedureCode ?? line.drugName ?? line.ndc ?? ''} was ${word} at ${dollars(Math.round(unitCents))} a unit, ${(unitCents / usualCents).toFixed(1)} times the ${usual} that is usual for it in this file (median of ${likeLines} like lines).`,
    lines: [line],
    evidence: [
      { row: line.row, field, value: amount },
      {
        row: line.row,
        field: line.quantity === undefined ? 'units' : 'quantity',
        value: String(units),
      },
    ],
    ...shareAtRisk(line, 1 - usualCents / unitCents),
  })
}
