import { cells } from '../../findings/evidence.ts'
import { finding, look, notApplicable, pass, cannotTell } from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { money, percent, row, say } from '../../sentences/say.ts'
import { exposureCents } from '../../claim/exposure.ts'
import { highestTaxRate } from '../../facts/prices/payment-parts.ts'

const noTax = notApplicable('no sales tax was paid')
const noPrice = cannotTell('no ingredient cost on the line, of which the tax is a share')

/** Sales tax on a fill above what any state and city take together. */
export const salesTaxOverAnyRate = defineLineRule({
  id: 'sales-tax-over-any-rate',
  version: 1,
  title: 'Sales tax above any rate',
  category: 'overpayment',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'payment',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'fields 558-AW, 559-AX and 560-AY: sales tax paid, and its rate',
    ),
  ],
  needs: { fields: ['salesTaxCents', 'ingredientCostCents'] },
  clearedBy: 'The tax table of the state and city of the pharmacy on that day.',
  suggestedFix:
    'Compare with the rate where the pharmacy stands; most states take no tax on prescriptions.',
  triage: ({ standing }) => (standing.isDenied ? deniedOrPending : look),
  judge(line) {
    const { salesTaxCents = 0, ingredientCostCents, dispensingFeeCents = 0 } = line
    if (salesTaxCents <= 0) return noTax
    if (ingredientCostCents === undefined) return noPrice
    const price = ingredientCostCents + dispensingFeeCents
    const most = Math.round(price * highestTaxRate)
    if (salesTaxCents <= most + roundingCents || price <= 0) return pass
    const cents = Math.min(salesTaxCents - most, exposureCents(line))
    return finding({
      message: say`${money(salesTaxCents)} sales tax is ${percent(salesTaxCents / price, 0)} of ${money(price)} cost and fee; no state and city take more than ${percent(highestTaxRate, 0)} together.`,
      lines: [line],
      evidence: cells(line, 'salesTaxCents', 'ingredientCostCents', 'dispensingFeeCents'),
      atRisk: [{ line, cents }],
      arithmetic: say`${money(salesTaxCents)} less ${money(most)}, ${percent(highestTaxRate, 0)} of ${money(price)}, at most what was paid on ${row(line)}`,
    })
  },
})

/** Taxes of fills of a few cents are rounded up. */
const roundingCents = 50
