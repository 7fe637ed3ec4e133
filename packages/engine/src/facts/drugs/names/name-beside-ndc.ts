import type { DrugOfLine } from '../../../batch/kinds/named-drugs.ts'
import { Remembered } from '../../../memo/memories.ts'
import { PairMemo } from '../../../memo/pair-memo.ts'
import type { DrugLabel } from '../../../reference/drug-rows.ts'
import type { CodeTable } from '../../../reference/look-up-tables.ts'
import type { DrugContext, DrugLists } from '../drug-context.ts'
import { namesAgree, tellingWords } from './drug-name-match.ts'
import { drugOfNdc, type DrugOfNdc } from '../drug-of-ndc.ts'
import { profileOfIngredient, profileOfName } from '../drug-profile.ts'
import { ingredientNotHeld } from '../ingredient-not-held.ts'

/** What the drug name of a line is beside its NDC. */
export type NameBesideNdc =
  | { readonly kind: 'agrees' | 'unknown-ndc' | 'unknown-name' }
  /** The name tells an ingredient that the product of the NDC does not hold. */
  | { readonly kind: 'not-held'; readonly product: DrugOfNdc; readonly ingredient: string }
  /** The name is of another ingredient. */
  | { readonly kind: 'differs'; readonly product: DrugOfNdc; readonly ingredient: string }

/** The lists that a name is compared with. */
export type NameLists = DrugLists & { readonly drugLabels?: CodeTable<DrugLabel> }

const agrees: NameBesideNdc = { kind: 'agrees' }
const unknownNdc: NameBesideNdc = { kind: 'unknown-ndc' }
const unknownName: NameBesideNdc = { kind: 'unknown-name' }

/** Reads a drug name beside the NDC of its line, by the drug list or a label. */
export function nameBesideNdc(
  line: DrugOfLine,
  drugName: string,
  context: DrugContext<NameLists>,
): NameBesideNdc {
  if (line.ndc === undefined) return compare(line, drugName, context)
  const known = pairsOf.in(context.memories).of(context.tables)
  const answer = known.get(drugName, line.ndc)
  if (answer) return answer
  const found = compare(line, drugName, context)
  known.put(drugName, line.ndc, found)
  return found
}

/** A file names few drugs, each under few NDCs, over and over. */
class PairsByLists {
  readonly #pairs = new WeakMap<NameLists, PairMemo<NameBesideNdc>>()

  of(lists: NameLists): PairMemo<NameBesideNdc> {
    let pairs = this.#pairs.get(lists)
    if (!pairs) this.#pairs.set(lists, (pairs = new PairMemo(20_000)))
    return pairs
  }
}

const pairsOf = new Remembered(() => new PairsByLists())

function compare(
  line: DrugOfLine,
  drugName: string,
  context: DrugContext<NameLists>,
): NameBesideNdc {
  const product = drugOfNdc(line, context)
  if (product === undefined) return unknownNdc
  const { ingredient, brandName } = product
  const telling = tellingWords(context.memories)
  const named = telling.get(drugName)
  const notHeld = ingredientNotHeld(drugName, product.ingredients, context)
  if (notHeld !== undefined) return { kind: 'not-held', product, ingredient: notHeld }
  if (namesAgree(named, telling.get(ingredient))) return agrees
  if (brandName !== undefined && namesAgree(named, telling.get(brandName))) return agrees
  const byNdc = profileOfIngredient(ingredient, context)
  if (byNdc?.brandNames.some((brand) => namesAgree(named, telling.get(brand)))) return agrees
  const byName = profileOfName(drugName, context)
  if (byName?.ingredient === undefined) return unknownName
  if (byName.ingredient === byNdc?.ingredient) return agrees
  const ingredientNamed = telling.get(byName.ingredient)
  if (namesAgree(ingredientNamed, telling.get(byNdc?.ingredient ?? ingredient))) return agrees
  return { kind: 'differs', product, ingredient: byName.ingredient }
}
