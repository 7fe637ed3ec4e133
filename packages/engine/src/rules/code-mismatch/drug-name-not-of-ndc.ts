import type { ClaimLine } from '../../claim/claim-line.ts'
import { drugFactsOf } from '../../facts/drugs/drug-facts.ts'
import { namesAgree, tellingWords } from '../../facts/drugs/drug-name-match.ts'
import { profileOfIngredient, profileOfName } from '../../facts/drugs/drug-profile.ts'
import { dollars } from '../../sentences/dollars.ts'
import { exposureCents } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { defineRule, type TablesRead } from '../../rule/rule.ts'

const noName = cannotTell('no drug name on the line')
const noDrug = notApplicable('the line names no drug')
const unknownNdc = cannotTell('the drug lists at hand do not say what the NDC is')
const unknownName = cannotTell('the drug name is not among those whose ingredient is known')

/** A drug name that is another drug than the NDC beside it. */
export const drugNameNotOfNdc = defineRule({
  id: 'drug-name-not-of-ndc',
  version: 2,
  title: 'Drug name that is not of the NDC',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'line',
  sources: [
    { title: 'FDA National Drug Code Directory', section: 'products', table: 'drugs' },
    {
      title: 'CMS National Average Drug Acquisition Cost (NADAC)',
      section: 'NDC description',
      table: 'drugLabels',
    },
    {
      title: '45 CFR 162.1002',
      section: '(b)(2) and (c)(1) the NDC for drugs of retail pharmacies',
    },
  ],
  needs: { fields: [], tables: ['drugProfiles'], optionalTables: ['drugs', 'drugLabels'] },
  clearedBy: 'The dispensing record: which product was dispensed, under which NDC.',
  suggestedFix: 'Compare name and NDC with the dispensing record, correct the wrong one, resubmit.',
  byService({ standing, setting }) {
    if (standing.namesDrug) return undefined
    return setting === 'pharmacy' ? noName : noDrug
  },
  check(line, { tables }) {
    const { drugName } = line
    if (drugName === undefined) return line.auditType === 'pharmacy' ? noName : noDrug
    const product = productOf(line, tables)
    if (product === undefined) return unknownNdc
    const { ingredient, brandName } = product
    const named = tellingWords(drugName)
    if (namesAgree(named, tellingWords(ingredient))) return pass
    if (brandName !== undefined && namesAgree(named, tellingWords(brandName))) return pass
    const byNdc = profileOfIngredient(ingredient, tables.drugProfiles)
    if (byNdc?.brandNames.some((brand) => namesAgree(named, tellingWords(brand)))) return pass
    const byName = profileOfName(drugName, tables.drugProfiles)
    if (byName?.ingredient === undefined) return unknownName
    if (byName.ingredient === byNdc?.ingredient) return pass
    const ingredientNamed = tellingWords(byName.ingredient)
    if (namesAgree(ingredientNamed, tellingWords(byNdc?.ingredient ?? ingredient))) return pass
    const cents = exposureCents(line)
    return finding({
      message: `The line names ${drugName} (${byName.ingredient}), but NDC ${line.ndc ?? line.ndcAsBilled ?? ''} is ${brandName ?? ingredient.toLowerCase()}${brandName === undefined ? '' : ` (${ingredient.toLowerCase()})`}.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'drugName', value: drugName },
        { row: line.row, field: 'ndc', value: line.ndc ?? line.ndcAsBilled ?? '' },
      ],
      atRisk: [{ line, cents }],
      arithmetic: `${dollars(cents)} paid on row ${line.row} for a drug that cannot be told`,
    })
  },
})

interface Product {
  readonly ingredient: string
  /** The brand or the whole label, where the list gives one. */
  readonly brandName: string | undefined
}

type Lists = TablesRead<'drugProfiles', 'drugs' | 'drugLabels'>

/** What the NDC is by the drug list, else by a label whose drug the profiles know. */
function productOf(line: ClaimLine, lists: Lists): Product | undefined {
  const { drugs, drugLabels, drugProfiles } = lists
  const facts = drugFactsOf(line, drugs)
  if (facts?.ingredient !== undefined) {
    return { ingredient: facts.ingredient, brandName: facts.brandName }
  }
  const label = line.ndc === undefined ? undefined : drugLabels?.find(line.ndc)?.name
  if (label === undefined) return undefined
  const ingredient = profileOfName(label, drugProfiles)?.ingredient
  return ingredient === undefined ? undefined : { ingredient, brandName: label }
}
