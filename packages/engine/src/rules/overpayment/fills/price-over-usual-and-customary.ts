import { priceBeforeTax } from '../../../facts/prices/fill-price.ts'
import { lowestAsked } from '../../../facts/prices/lowest-asked.ts'
import { statedCells } from '../../../findings/evidence.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { money, say, words } from '../../../sentences/say.ts'

const noUsual = cannotTell('no usual and customary price on the line')
const noPrice = cannotTell('no price of the fill on the line')
const notStated = notApplicable('a usual and customary price of zero')
const compound = notApplicable('a compound, which no cash customer buys at a price of its own')

/** A fill priced above what the pharmacy asks of people who pay cash. */
export const priceOverUsualAndCustomary = defineLineRule({
  id: 'price-over-usual-and-customary',
  version: 2,
  title: 'Price above usual and customary',
  category: 'overpayment',
  class: 'lead',
  basis: 'plan',
  cuts: 'price',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 426-DQ, usual and customary charge',
    ),
    cite('42 CFR 447.512', '(b) the lower of acquisition cost and fee, and the usual charge'),
  ],
  needs: { fields: ['chargeCents'] },
  clearedBy: 'A contract that pays without regard to the usual and customary price.',
  suggestedFix:
    'Read the contract for a lesser-of clause; where it has one, reprice at the usual price.',
  triage: ({ standing }) => (standing.isDenied ? deniedOrPending : look),
  judge(line) {
    if (line.compoundCode === '2') return compound
    const asked = lowestAsked(line)
    if (asked === undefined) return noUsual
    if (asked.cents <= 0) return notStated
    const priceCents = priceBeforeTax(line)
    if (priceCents === undefined) return noPrice
    const excess = priceCents - asked.cents
    if (excess <= 1) return pass
    return finding({
      message: say`The fill was priced at ${money(priceCents)} where ${words(asked.says)} ${money(asked.cents)}, ${money(excess)} less.`,
      lines: [line],
      evidence: statedCells(
        line,
        asked.field,
        'ingredientCostCents',
        'dispensingFeeCents',
        'allowedCents',
        'paidCents',
        'patientShareCents',
      ),
      ...shareAtRisk(line, excess / priceCents),
    })
  },
})
