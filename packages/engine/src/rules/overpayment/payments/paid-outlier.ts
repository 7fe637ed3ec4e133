import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDenied } from '../../../claim/exposure.ts'
import type { Batch } from '../../../batch/groups.ts'
import { drugCost } from '../../../facts/prices/drug-cost.ts'
import type { PriceOutlier } from '../../../facts/prices/like-lines.ts'
import {
  fillPriceOutliers,
  priceOutliers,
  type JudgePrice,
} from '../../../facts/prices/price-outliers.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { fewLikeLines } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { dollars } from '../../../sentences/dollars.ts'
import { code, count, decimal, money, name, say, words } from '../../../sentences/say.ts'
import type { Slot } from '../../../sentences/sentence.ts'

const noPrice = notApplicable('no procedure code or drug with a payment of its own')
const noMoney = cannotTell('the file has neither allowed nor paid amounts')

/** Allowed (else paid) amounts far above what the same service gets in the rest of the file. */
export const paidOutlier = defineGroupRule({
  id: 'paid-outlier',
  version: 2,
  title: 'Payment far above the usual for the code',
  category: 'overpayment',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'batch',
  sources: [
    cite(
      'Iglewicz and Hoaglin, How to Detect and Handle Outliers (1993)',
      'modified z-score over 3.5, on logarithms',
    ),
  ],
  needs: { fields: [] },
  clearedBy: 'The contract rate or the pricing note that explains the payment.',
  suggestedFix: 'Price the line again from the contract and recover the difference.',
  judge(batch, context) {
    const field = context.has('allowedCents') ? 'allowedCents' : 'paidCents'
    if (!context.has(field)) return noMoney
    const judge = judgeOf(batch, field)
    return eachOpenLine((line, service) => {
      const judgment = judge(line, service)
      if (judgment === 'no-price') return noPrice
      if (judgment === 'too-few') return fewLikeLines
      return judgment === 'usual' ? pass : outlier(line, field, judgment)
    })
  },
})

type Payment = 'allowedCents' | 'paidCents'

function judgeOf(batch: Batch, payment: Payment): JudgePrice {
  if (batch.lines[0]?.auditType === 'pharmacy')
    return fillPriceOutliers(batch, (line) => (isDenied(line) ? undefined : drugCost(line)?.cents))
  return priceOutliers(batch, (line) => (isDenied(line) ? undefined : line[payment]))
}

function outlier(
  line: ClaimLine,
  field: Payment,
  { unitCents, usualCents, units, likeLines }: PriceOutlier,
): Outcome {
  const amount = dollars(line[field] ?? 0)
  const usual = money(Math.round(usualCents))
  const verb = words(field === 'allowedCents' ? 'allowed' : 'paid')
  return finding({
    message: say`${billedAs(line)} was ${verb} at ${money(Math.round(unitCents))} a unit, ${decimal(unitCents / usualCents, 1)} times the ${usual} that is usual for it in this file (median of ${count(likeLines)} like lines).`,
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

function billedAs({ procedureCode, drugName, ndc }: ClaimLine): Slot {
  return procedureCode === undefined && drugName !== undefined
    ? name(drugName)
    : code(procedureCode ?? ndc)
}
