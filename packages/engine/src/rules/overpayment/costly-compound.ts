import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { drugCost } from '../../facts/prices/drug-cost.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, money, name, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const ordinary = notApplicable('neither a compound, nor a kit, nor a bulk powder')
const noCost = cannotTell('no ingredient cost, allowed amount or payment on the line')

/** Plans ask before they pay more for a compound. */
const dearCents = 20_000

/** Kits of things that are sold apart, and powders for pharmacies to mix. */
const kit = /\b(?:kit|pak|combo\s?pack)\b/i
/** Kits that are what the drug comes in. */
const ownKit =
  /epipen|glucagon|gvoke|naloxone|suprep|bowel|prep|peg|golytely|clenpiq|plenvu|pen\b|syringe|vial|inject|humira|enbrel|cimzia|cosentyx|hyrimoz|cyltezo|hadlima|amjevita|stelara|copaxone|rebif|avonex|plegridy|vivitrol|sublocade|brixadi|perseris|aristada|invega|risperdal|test|chantix|paxlovid|starter|titration|dose\s?pack|nuplazid|premphase|hepatitis|vaccine|shingrix|lupron|eligard|fensolvi|trelstar|supprelin|octreotide|sandostatin|pylera|helidac|prevpac|talicia|voquezna/i
const powder = /\b(?:powder|pwd|powd|bulk)\b/i
/** Powders that are the product. */
const ownPowder =
  /inhal|susp|oral|packet|pkt|solution|soln|recon|inj|vial|nystatin|peg|miralax|topical|foot|cholestyramine|psyllium|diskus|ellipta|haler|blist|mcg|electrolyte|nutri|thick|infant|formula/i

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
  needs: { fields: [], tables: [] },
  clearedBy: 'A prior authorization, or the ingredients with their cost and a use for each.',
  suggestedFix: 'Ask for the recipe with the cost of each ingredient; price it by its ingredients.',
  triageDrug(drug, { mayHave }) {
    if (drug.service.standing.isDenied) return deniedOrPending
    const named = kindNamed(drug)
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
      evidence: cells(line, ...shown(line)),
    })
  },
})

function kindNamed({ drugName = '' }: DrugOfLine): string | undefined {
  if (kit.test(drugName)) return ownKit.test(drugName) ? undefined : 'a kit'
  return powder.test(drugName) && !ownPowder.test(drugName) ? 'a bulk powder' : undefined
}

function drugWords({ drugName }: ClaimLine): Sentence {
  return drugName === undefined ? words('a drug without a name') : [name(drugName)]
}

const mayShow = [
  'compoundCode',
  'drugName',
  'quantity',
  'ingredientCostCents',
  'allowedCents',
  'paidCents',
] as const

function shown(line: ClaimLine) {
  return mayShow.filter((field) => line[field] !== undefined)
}
