import { isMedicaid } from '../../claim/medicaid.ts'
import { rebateCells } from '../../facts/drugs/rebate-evidence.ts'
import { hasRebate, rebateReceived, triageRebate } from '../../facts/drugs/rebate.ts'
import { drugCost } from '../../facts/prices/drug-cost.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { noRebate } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { money, nothing, row, say, words } from '../../sentences/say.ts'

const noAmount = cannotTell('the rebate is marked and not stated in dollars')
const noPrice = cannotTell('no price of the drug on the line')
const unpaid = notApplicable('the drug was priced at nothing')

/** A rebate of more than the drug cost. */
export const rebateOverPrice = defineLineRule({
  id: 'rebate-over-price',
  version: 1,
  title: 'Rebate above the price of the drug',
  category: 'rebate',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite(
      'Form CMS-304, Reconciliation of State Invoice',
      'dispute code R, units do not agree with what pharmacies were reimbursed',
    ),
    cite(
      'Social Security Act 1927(c)(2)(D)',
      'rebate of at most the average manufacturer price before 2024',
    ),
  ],
  needs: { fields: ['rebateCents'] },
  clearedBy: 'The unit rebate amount of the quarter, or a price protection credit in the rebate.',
  suggestedFix: 'Compare the units invoiced with the units dispensed (dispute code R).',
  triage: triageRebate,
  judge(line, _context, silent) {
    const rebate = hasRebate(line)
    if (rebate === undefined) return silent
    if (!rebate) return noRebate
    if (line.rebateCents === undefined) return noAmount
    const cost = drugCost(line)
    if (cost === undefined) return noPrice
    if (cost.cents <= 0) return unpaid
    const excess = rebateReceived(line) - cost.cents
    if (excess <= 1) return pass
    const since2024 = isMedicaid(line)
      ? words('; Medicaid rebates may exceed the price since 2024')
      : nothing
    return finding({
      message: say`A rebate of ${money(rebateReceived(line))} was claimed on a drug that cost ${money(cost.cents)} (${words(cost.from)})${since2024}; dispute code R.`,
      lines: [line],
      evidence: rebateCells(
        line,
        line.ingredientCostCents === undefined ? 'paidCents' : 'ingredientCostCents',
      ),
      atRisk: [{ line, cents: excess }],
      arithmetic: say`${money(rebateReceived(line))} less ${money(cost.cents)} on ${row(line)}, at most what was paid`,
    })
  },
})
