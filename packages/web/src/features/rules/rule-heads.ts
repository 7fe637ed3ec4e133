import { categories } from '@plumbline/contract'
import { categoryLabel } from '../../format/category.ts'

/** Written into the script when it is built (`vite.config.ts`). */
declare const RULE_HEADS: readonly (readonly [id: string, title: string, category: string])[]

export interface RuleHead {
  readonly id: string
  readonly title: string
  readonly category: string
}

/** Every rule that Plumbline knows, by title. */
export const ruleHeads: readonly RuleHead[] = RULE_HEADS.map(([id, title, category]) => ({
  id,
  title,
  category,
}))

/** The rules whose title or id has all the words, by what they are about; categories without any are left out. */
export function rulesByCategory(search: string): readonly (readonly [string, RuleHead[]])[] {
  const words = search.toLowerCase().split(/\s+/)
  const found = ruleHeads.filter(({ id, title }) =>
    words.every((word) => `${title} ${id}`.toLowerCase().includes(word)),
  )
  return categories
    .map(
      (name) => [categoryLabel(name), found.filter(({ category }) => category === name)] as const,
    )
    .filter(([, rules]) => rules.length > 0)
}
