import type { ClaimLine } from '../claim-line.ts'
import type { CodeTable, DrugFacts } from '../reference.ts'
import { drugFactsOf } from './drug-facts.ts'
import { ingredientKey } from './ingredient.ts'
import { isPlaceholderNdc } from './ndc.ts'

/**
 * A key that fills of one product share: ingredient, strength and form where the drug list knows
 * them, else labeler and product of the NDC (its first nine digits; packages differ only in the
 * last two), else the drug name as written. Another strength is another product, because it is
 * usually a change of dose.
 */
export function productKey(
  line: ClaimLine,
  drugs: CodeTable<DrugFacts> | undefined,
): string | undefined {
  const facts = drugFactsOf(line, drugs)
  if (facts?.ingredient !== undefined && facts.strength !== undefined && facts.form !== undefined) {
    return `${ingredientKey(facts.ingredient)}|${facts.strength}|${facts.form}`.toLowerCase()
  }
  const ndc = line.ndc
  if (ndc !== undefined && !isPlaceholderNdc(ndc)) return ndc.slice(0, 9)
  return line.drugName?.toLowerCase()
}
