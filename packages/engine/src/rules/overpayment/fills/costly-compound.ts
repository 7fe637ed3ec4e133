import type { ClaimLine } from '../../../claim/claim-line.ts'
import { kitOrPowder } from '../../../facts/drugs/names/kit-or-powder.ts'
import { drugCost } from '../../../facts/prices/drug-cost.ts'
import { statedCells } from '../../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { count, money, name, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

const ordinary = notApplicable('neither a compound, nor a kit, nor a bulk powder')
const noCost = cannotTell('no ingredient cost, allowed amount or payment on the line')

/** Plans ask before they pay more for a compound. */
const dearCents = 20_000

/** Compounds, kits and bulk powders that cost more than such a thing should without being asked for. */
export const costlyCompound = defineLineRule({
  id: 'costly-compound',
  version: 1,
  title: 'Costly compound, kit or bulk powder',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'HHS OIG, Questionable Billing for Compounded Topical Drugs in Medicare Part D (OEI-02-16-00440)',
      'spending on compounded topical drugs',
    ),
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 406-D6, compound code, and the compound segment',
    ),
  ],
  needs: { fields: [] },
  clearedBy: 'A prior authorization, or the ingredients with their cost and a use for each.',
  suggestedFix: 'Ask for the recipe with the cost of each ingredient; price it by its ingredients.',
  triageDrug(drug, { mayHave }) {
    if (drug.service.standing.isDenied) return deniedOrPending
    const named = kitOrPowder(drug)
    return named === undefined && !mayHave('compoundCode') ? ordinary : lookAt(named)
  },
  judge(line, _, named) {
    const kind = line.compoundCode === '2' ? 'a compound' : named
    if (kind === undefined) return ordinary
    const cost = drugCost(line)
    if (cost === undefined) return noCost
    if (cost.cents <= dearCents) return pass
    const quantity =
      line.quantity === undefined ? words('An unstated quantity') : count(line.quantity)
    return finding({
      message: say`${quantity} of ${drugWords(line)}, ${words(kind)}, cost ${money(cost.cents)} (${words(cost.from)}); plans ask for the ingredients above ${money(dearCents)}.`,
      lines: [line],
      evidence: statedCells(
        line,
        'compoundCode',
        'drugName',
        'quantity',
        'ingredientCostCents',
        'allowedCents',
        'paidCents',
      ),
    })
  },
})

function drugWords({ drugName }: ClaimLine): Sentence {
  return drugName === undefined ? words('a drug without a name') : [name(drugName)]
}
