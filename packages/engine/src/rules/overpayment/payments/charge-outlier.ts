import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { PriceOutlier } from '../../../facts/prices/like-lines.ts'
import { priceOutliers } from '../../../facts/prices/price-outliers.ts'
import { eachOpenLine, finding, notApplicable, pass, type Outcome } from '../../../rule/outcome.ts'
import { fewLikeLines } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { dollars } from '../../../sentences/dollars.ts'
import { code, count, decimal, money, say } from '../../../sentences/say.ts'

const noPrice = notApplicable('no procedure code with a charge of its own')

/** Charges far above what the same service is charged in the rest of the file. */
export const chargeOutlier = defineGroupRule({
  id: 'charge-outlier',
  version: 1,
  title: 'Charge far above the usual for the code',
  category: 'overpayment',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite(
      'Iglewicz and Hoaglin, How to Detect and Handle Outliers (1993)',
      'modified z-score over 3.5, on logarithms',
    ),
  ],
  needs: { fields: ['procedureCode', 'chargeCents'] },
  clearedBy: 'The charge master or the invoice that explains the charge.',
  suggestedFix: 'Ask for the itemized charge, and check units and decimal point.',
  judge(batch, context) {
    const onlyCharges = !context.has('paidCents') && !context.has('allowedCents')
    const judge = priceOutliers(batch, (line) => line.chargeCents)
    return eachOpenLine((line, service) => {
      const judgment = judge(line, service)
      if (judgment === 'no-price') return noPrice
      if (judgment === 'too-few') return fewLikeLines
      return judgment === 'usual' ? pass : outlier(line, judgment, onlyCharges)
    })
  },
})

/** A charge is no payment: dollars are counted only where the file knows nothing but charges. */
function outlier(line: ClaimLine, found: PriceOutlier, onlyCharges: boolean): Outcome {
  const { unitCents, usualCents, units, likeLines } = found
  const excess = Math.round((unitCents - usualCents) * units)
  const usual = money(Math.round(usualCents))
  return finding({
    message: say`${code(line.procedureCode)} was charged at ${money(Math.round(unitCents))} a unit, ${decimal(unitCents / usualCents, 1)} times the ${usual} that is usual for it in this file (median of ${count(likeLines)} like lines).`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'chargeCents', value: dollars(line.chargeCents ?? 0) },
      { row: line.row, field: 'units', value: String(units) },
    ],
    ...(onlyCharges && {
      atRisk: [{ line, cents: excess }],
      arithmetic: say`${money(line.chargeCents ?? 0)} less ${count(units)} at ${usual}`,
    }),
  })
}
