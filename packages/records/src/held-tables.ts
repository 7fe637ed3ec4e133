import type { CoverageCriterion, DecisionItem, DecisionPart, VisitLevel } from '@plumbline/engine'

/** Tables that were imported for records, as far as they concern one line and its day. Without one nothing is judged by it. */
export interface HeldTables {
  readonly visits?: VisitTables
  readonly coverage?: CoverageTables
}

/** What documents of local coverage say of the service, as far as they were imported. */
export interface CoverageTables {
  /** `LCD 33312`, `article 52500`: those that name the code. */
  readonly documents: readonly string[]
  /** Articles that list a billed diagnosis. */
  readonly listing: readonly string[]
  /** Articles with a list of diagnoses and none of the billed ones in it. */
  readonly silent: readonly string[]
  readonly criteria: readonly Pick<CoverageCriterion, 'name' | 'words'>[]
}

/** What visits take, and what counts in decision making. */
export interface VisitTables {
  /** As its importer names it: `2026`. */
  readonly release: string
  /** Of the billed code; undefined where the table does not list it. */
  readonly level: VisitLevel | undefined
  readonly items: Readonly<Record<DecisionPart, readonly DecisionItem[]>>
}
