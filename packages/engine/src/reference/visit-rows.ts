/** Levels of medical decision making, the lowest first. */
export type DecisionLevel = 'straightforward' | 'low' | 'moderate' | 'high'

/** What a visit code takes, by a table that whoever holds its license imports. */
export interface VisitLevel {
  /** Minutes of total time from which on the code may be chosen by time; undefined where it cannot be. */
  readonly minutes: number | undefined
  /** The level of decision making that it takes; undefined where it has none. */
  readonly decision: DecisionLevel | undefined
}

/** The three parts of decision making, two of which have to reach a level. */
export type DecisionPart = 'problems' | 'data' | 'risk'

/** One thing that counts in a part, such as a kind of problem, in the words of the table's licensee. */
export interface DecisionItem {
  readonly name: string
  /** Words of records by which it is known; a quote has to hold one of them. */
  readonly words: readonly string[]
  /** From so many of it on, the part reaches the level. */
  readonly steps: readonly { readonly least: number; readonly level: DecisionLevel }[]
}

/** What counts in one part of decision making. */
export interface DecisionItems {
  readonly items: readonly DecisionItem[]
}
