import { categoryNames } from '@plumbline/contract'

/** A finding's category in words; what is not known stands as it is. */
export function categoryLabel(category: string): string {
  const known = Object.entries(categoryNames).find(([name]) => name === category)
  return known?.[1] ?? category
}
