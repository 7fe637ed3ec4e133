import type { FindingCategory, FindingClass } from '@plumbline/engine'

/** What is added up or counted: dollars at risk, findings, or claims that have any. */
export type Measure = 'dollars' | 'findings' | 'claims'

/** What an answer may be split by. */
export type SplitBy = 'provider' | 'rule' | 'claim' | 'category' | 'month'

/** Which findings a question is about, in the words of the findings list's own filters. */
export interface AskedFilter {
  readonly category?: FindingCategory
  readonly class?: Exclude<FindingClass, 'notice'>
  readonly decision?: 'open' | 'confirmed' | 'dismissed' | 'needs-information'
  readonly standing?: 'firm' | 'records-needed' | 'in-doubt'
  readonly code?: string
  /** Days as `yyyy-mm-dd`. */
  readonly from?: string
  readonly to?: string
  /** Dollars. */
  readonly minDollars?: number
}

/** A question as a closed plan over figures that the findings list shows itself. */
export interface QuestionPlan {
  readonly measure: Measure
  readonly filter: AskedFilter
  readonly by?: SplitBy
  /** How many rows, where fewer than all were asked for. */
  readonly top?: number
  /** As it was written; who it is, the account's own data say. */
  readonly providerName?: string
}

/** Why a question is not answered. `unknown` names the words that no plan has a place for. */
export type QuestionRefusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'fraud' }
  | { readonly kind: 'clinical' }
  | { readonly kind: 'legal' }
  | { readonly kind: 'unknown'; readonly words: readonly string[] }

export type ParsedQuestion =
  | { readonly kind: 'plan'; readonly plan: QuestionPlan }
  | { readonly kind: 'refused'; readonly refusal: QuestionRefusal }
