import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import type { DrugLabel } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { DrugContext, DrugLists } from './drug-context.ts'
import { drugFactsOf } from './drug-facts.ts'
import { profileOfName } from './drug-profile.ts'
import { namedIngredients } from './names/named-ingredients.ts'

/** What a package is by its NDC. */
export interface DrugOfNdc {
  readonly ingredient: string
  /** Each ingredient, as far as all are known. */
  readonly ingredients: readonly string[]
  /** The brand or the whole label, where the list gives one. */
  readonly brandName: string | undefined
}

type Lists = DrugLists & { readonly drugLabels?: CodeTable<DrugLabel> }

/** What the NDC is by the drug list, else by a label whose drug the profiles know. */
export function drugOfNdc(line: DrugOfLine, context: DrugContext<Lists>): DrugOfNdc | undefined {
  const facts = drugFactsOf(line, context)
  if (facts?.ingredient !== undefined) {
    const { ingredient, brandName } = facts
    return { ingredient, ingredients: ingredient.split('; '), brandName }
  }
  const { drugLabels } = context.tables
  const label = line.ndc === undefined ? undefined : drugLabels?.find(line.ndc)?.name
  if (label === undefined) return undefined
  const ingredients = namedIngredients(label, context) ?? []
  const ingredient = profileOfName(label, context)?.ingredient ?? ingredients.join('; ')
  return ingredient === '' ? undefined : { ingredient, ingredients, brandName: label }
}
