import type { DrugContext } from './drug-context.ts'
import { namesAgree, tellingWords } from './names/drug-name-match.ts'
import { namedIngredients } from './names/named-ingredients.ts'

/**
 * The ingredient of a combination that a drug name tells and the product of its NDC does not hold,
 * though they share another. Undefined where there is none, they share nothing, or the name does not
 * tell all its ingredients. The other way round proves nothing: `HYDROCODONE 5 MG` is short for the
 * tablet with acetaminophen.
 *
 * @param listed each ingredient of the product, salts or not
 */
export function ingredientNotHeld(
  drugName: string,
  listed: readonly string[],
  context: DrugContext,
): string | undefined {
  const named = namedIngredients(drugName, context)
  if (named === undefined || listed.length === 0) return undefined
  const words = tellingWords(context.memories)
  const isHeld = (ingredient: string) =>
    words.get(ingredient).length === 0 ||
    listed.some((one) => alike(words.get(ingredient), words.get(one)))
  return named.some(isHeld) ? named.find((ingredient) => !isHeld(ingredient)) : undefined
}

/** Dextroamphetamine may be listed as amphetamine. */
function alike(one: readonly string[], other: readonly string[]): boolean {
  return (
    namesAgree(one, other) || one.some((a) => other.some((b) => a.includes(b) || b.includes(a)))
  )
}
