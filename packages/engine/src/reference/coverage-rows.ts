/** Local coverage documents of Medicare's contractors that name a code, by number: `33312`. */
export interface CoveringDocuments {
  readonly documents: readonly string[]
}

/** Diagnoses that a billing article lists as supporting its services, without dots. */
export interface ArticleDiagnoses {
  readonly codes: readonly string[]
}

/** One thing that a coverage document asks of a record, as whoever reads it for an account put it. */
export interface CoverageCriterion {
  readonly document: string
  readonly name: string
  /** Words of records by which it is known; a quote has to hold one of them. */
  readonly words: readonly string[]
}

/** What coverage documents ask of a service. */
export interface CoverageCriteria {
  readonly criteria: readonly CoverageCriterion[]
}
