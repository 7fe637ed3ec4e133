/** How far an item of a catalog is judged. */
export type ItemCoverage = 'whole' | 'in part' | 'not yet' | 'not from claims'

/** One edit, topic or check of a catalog. */
export interface CatalogItem {
  /** As its catalog numbers it. */
  readonly number: string
  /** What it looks for, in our words. */
  readonly topic: string
  readonly coverage: ItemCoverage
  /** Rules that judge it; none where it is not judged. */
  readonly rules: readonly string[]
  /** What is not judged and why; undefined where all of it is. */
  readonly left: string | undefined
}

/** A list by which the field counts what an audit should look for. */
export interface Catalog {
  readonly id: string
  readonly title: string
  /** Whose list it is and where it can be read. */
  readonly source: string
  readonly items: readonly CatalogItem[]
}

/** All that claims and public tables can decide of it is judged. */
export function whole(number: string, topic: string, ...rules: readonly string[]): CatalogItem {
  return { number, topic, coverage: 'whole', rules, left: undefined }
}

/** Some of it is judged. */
export function inPart(
  number: string,
  topic: string,
  rules: readonly string[],
  left: string,
): CatalogItem {
  return { number, topic, coverage: 'in part', rules, left }
}

/** Claims could decide it, and no rule does. */
export function notYet(number: string, topic: string, left: string): CatalogItem {
  return { number, topic, coverage: 'not yet', rules: [], left }
}

/** Claims and public tables cannot decide it, or there is nothing left to decide. */
export function notFromClaims(number: string, topic: string, left: string): CatalogItem {
  return { number, topic, coverage: 'not from claims', rules: [], left }
}
