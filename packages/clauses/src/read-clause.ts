/** A clause's term as the form of a plan rule takes it: money in dollars, shares in percent. */
export type ClauseTerm =
  | { readonly kind: 'not-covered' }
  | {
      readonly kind: 'limit'
      readonly of: 'visits' | 'units' | 'days-supply'
      readonly most: number
      readonly per: 'day' | 'month' | 'year' | 'lifetime'
      readonly yearBegins?: number
    }
  | { readonly kind: 'supply'; readonly mostDays: number }
  | { readonly kind: 'price'; readonly leastOf: ClausePrice[] }
  | { readonly kind: 'case-rate'; readonly dollars: number }
  | { readonly kind: 'filing'; readonly days: number }
  | { readonly kind: 'copay'; readonly dollars: number }
  | { readonly kind: 'coinsurance'; readonly percent: number }

export type ClausePrice =
  | { readonly percentOfCharge: number }
  | { readonly percentOfMedicare: number }
  | { readonly perUnit: number }
  | { readonly perService: number }

/** What a clause names by number: the form needs it, and few clauses have it. */
export interface ClauseScope {
  readonly claims: 'medical' | 'pharmacy'
  readonly codes: string[]
  readonly revenueCodes: string[]
  readonly modifiers: string[]
}

/** A sentence of a document that says something a rule could hold, or that looks as if it did. */
export interface ReadClause {
  readonly page: number
  /** Where it stands, as the document numbers it: `Section 4.2`; empty where it does not. */
  readonly place: string
  /** The sentence as it stands there, in one line. */
  readonly quote: string
  readonly scope: ClauseScope
  /** What it says in the language; undefined where a person has to write it. */
  readonly term: ClauseTerm | undefined
  /** Why it has no term, or what of it a person has to look at. */
  readonly remark: string | undefined
}
