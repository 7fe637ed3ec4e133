import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import type { DrugLabel } from '../../reference/drug-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import type { DrugContext, DrugLists } from './drug-context.ts'
import { drugFactsOf } from './drug-facts.ts'

/** What a list says of the product of an NDC. */
export interface ListedProduct {
  readonly label: string
  /** What the drug may be called. */
  readonly words: string
  readonly strength: string
  readonly form: string | undefined
  readonly isSolid: boolean
}

type Lists = DrugLists & { readonly drugLabels?: CodeTable<DrugLabel> | undefined }

/** By the drug list, else by the name that the price list gives its package. */
export function listedProduct(
  line: DrugOfLine,
  context: DrugContext<Lists>,
): ListedProduct | undefined {
  const facts = drugFactsOf(line, context)
  if (facts?.ingredient !== undefined && facts.strength !== undefined && facts.form !== undefined) {
    const { ingredient, brandName, strength, form } = facts
    const label = `${brandName ?? ingredient.toLowerCase()} ${strength} ${form.toLowerCase()}`
    const words = `${ingredient} ${brandName ?? ''}`
    return { label, words, strength, form, isSolid: /\b(?:tablet|capsule)\b/i.test(form) }
  }
  const named = line.ndc === undefined ? undefined : context.tables.drugLabels?.find(line.ndc)?.name
  if (named === undefined) return undefined
  const isSolid = /\b(?:tab(?:let)?s?|cap(?:sule)?s?)\b/i.test(named)
  return { label: named, words: named, strength: named, form: undefined, isSolid }
}
