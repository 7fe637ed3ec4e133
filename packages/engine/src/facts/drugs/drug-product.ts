import type { ClaimLine } from '../../claim/claim-line.ts'
import type { DrugFacts } from '../../reference/drug-rows.ts'
import { isPlaceholderNdc } from '../../codes/ndc.ts'
import { Remembered, type Memories } from '../../memo/memories.ts'
import type { DrugContext } from './drug-context.ts'
import { drugFactsOf } from './drug-facts.ts'
import { ingredientKey } from './ingredient.ts'

/**
 * A key that fills of one product share: ingredient, strength and form where the drug list knows
 * them, else labeler and product of the NDC (its first nine digits; packages differ only in the
 * last two), else the drug name as written. Another strength is another product, because it is
 * usually a change of dose.
 */
export function productKey(line: ClaimLine, context: DrugContext): string | undefined {
  return listedProductKey(line, context) ?? unlistedProductKey(line)
}

/** The key of a product that the drug list knows, the same for every maker. */
export function listedProductKey(line: ClaimLine, context: DrugContext): string | undefined {
  const facts = drugFactsOf(line, context)
  return facts && keyOfFacts(facts, context.memories)
}

/** The key of a product by its NDC, which names the maker too, else by the drug name. */
export function unlistedProductKey({ ndc, drugName }: ClaimLine): string | undefined {
  return ndc !== undefined && !isPlaceholderNdc(ndc) ? ndc.slice(0, 9) : drugName?.toLowerCase()
}

const keysOfFacts = new Remembered(
  () => new WeakMap<DrugFacts, { readonly key: string | undefined }>(),
)

function keyOfFacts(facts: DrugFacts, memories: Memories): string | undefined {
  const keys = keysOfFacts.in(memories)
  let made = keys.get(facts)
  if (!made) keys.set(facts, (made = { key: describe(facts) }))
  return made.key
}

function describe({ ingredient, strength, form }: DrugFacts): string | undefined {
  if (ingredient === undefined || strength === undefined || form === undefined) return undefined
  return `${ingredientKey(ingredient)}|${strength}|${form}`.toLowerCase()
}
