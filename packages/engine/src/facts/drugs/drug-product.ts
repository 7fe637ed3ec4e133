import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugFacts } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { drugFactsOf } from './drug-facts.ts'
import { ingredientKey } from './ingredient.ts'
import { isPlaceholderNdc } from '../../codes/ndc.ts'

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
  return listedProductKey(line, drugs) ?? unlistedProductKey(line)
}

/** The key of a product that the drug list knows, the same for every maker. */
export function listedProductKey(
  line: ClaimLine,
  drugs: CodeTable<DrugFacts> | undefined,
): string | undefined {
  const facts = drugFactsOf(line, drugs)
  return facts && keyOfFacts(facts)
}

/** The key of a product by its NDC, which names the maker too, else by the drug name. */
export function unlistedProductKey({ ndc, drugName }: ClaimLine): string | undefined {
  return ndc !== undefined && !isPlaceholderNdc(ndc) ? ndc.slice(0, 9) : drugName?.toLowerCase()
}

const keys = new WeakMap<DrugFacts, { readonly key: string | undefined }>()

function keyOfFacts(facts: DrugFacts): string | undefined {
  let made = keys.get(facts)
  if (!made) keys.set(facts, (made = { key: describe(facts) }))
  return made.key
}

function describe({ ingredient, strength, form }: DrugFacts): string | undefined {
  if (ingredient === undefined || strength === undefined || form === undefined) return undefined
  return `${ingredientKey(ingredient)}|${strength}|${form}`.toLowerCase()
}
