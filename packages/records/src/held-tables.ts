import type { DecisionItem, DecisionPart, VisitLevel } from '@plumbline/engine'

/** Tables that were imported for records, as far as they concern one line and its day. Without one nothing is judged by it. */
export interface HeldTables {
  readonly visits?: VisitTables
}

/** What visits take, and what counts in decision making. */
export interface VisitTables {
  /** As its importer names it: `2026`. */
  readonly release: string
  /** Of the billed code; undefined where the table does not list it. */
  readonly level: VisitLevel | undefined
  readonly items: Readonly<Record<DecisionPart, readonly DecisionItem[]>>
}
