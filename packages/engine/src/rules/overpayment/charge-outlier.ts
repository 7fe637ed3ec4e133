import type { ClaimLine } from '../../claim/claim-line.ts'
import { dollars } from '../../sentences/dollars.ts'
import { priceOutliers, type PriceOutlier } from '../../facts/prices/price-outliers.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noPrice = notApplicable('no procedure code with a charge of its own')
const tooFew = cannotTell('fewer than ten like lines in the file show what is usual')

/** Charges far above what the same service is charged in the rest of the file. */
export const chargeOutlier = defineRule({
  id: 'charge-outlier',
  version: 1,
  title: 'Charge far above the usual for the code',
  category: 'overpayment',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    {
      title: 'Iglewicz and Hoaglin, How to Detect and Handle Outliers (1993)',
      section: 'modified z-score over 3.5, on logarithms',
    },
  ],
  needs: { fields: ['procedureCode', 'chargeCents'], tables: [] },
  clearedBy: 'The charge master or the invoice that explains the charge.',
  suggestedFix: 'Ask for the itemised charge, and check units and decimal point.',
  check(batch, context) {
    const onlyCharges = !context.has('paidCents') && !context.has('allowedCents')
    const judgements = priceOutliers(batch, (line) => line.chargeCents)
    return batch.lines.map((line, position) => {
      const judgement = judgements[position]
      if (judgement === undefined || judgement === 'no-price') return noPrice
      if (judgement === 'too-few') return tooFew
      return judgement === 'usual' ? pass : outlier(line, judgement, onlyCharges)
    })
  },
})

/** A charge is no payment: dollars are counted only where the file knows nothing but charges. */
function outlier(line: ClaimLine, found: PriceOutlier, onlyCharges: boolean): Outcome {
  const { unitCents, usualCents, units, likeLines } = found
  const excess = Math.round((unitCents - usualCents) * units)
  const usual = dollars(Math.round(usualCents))
  return finding({
    message: `${line.procedureCode ?? ''} was charged at ${dollars(Math.round(unitCents))} a unit, ${(unitCents / usualCents).toFixed(1)} times the ${usual} that is usual for it in this file (median of ${likeLines} like lines).`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'chargeCents', value: dollars(line.chargeCents ?? 0) },
      { row: line.row, field: 'units', value: String(units) },
    ],
    ...(onlyCharges && {
      atRisk: [{ line, cents: excess }],
      arithmetic: `${dollars(line.chargeCents ?? 0)} less ${units} at ${usual}`,
    }),
  })
}
