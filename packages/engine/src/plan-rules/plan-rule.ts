import type { AuditType } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'
import type { FeeTable, StayRates } from './fee-table.ts'

/** The terms of one plan or contract, as somebody wrote them down from its document. */
export interface PlanRuleSet {
  /** What the set is called: `Acme PPO 2026`. */
  readonly name: string
  /** Title of the document that its clauses stand in. */
  readonly document: string
  readonly rules: readonly PlanRule[]
}

/** One clause in the closed language: which lines it is about, from when until when, and what it says of them. */
export interface PlanRule {
  /** Lower case with hyphens, once in a set; kept, because findings store it. */
  readonly id: string
  /** Rises with each change of it; 1 where nothing is said. */
  readonly version?: number
  /** Where in the document: `Section 4.2`. */
  readonly clause: string
  /** The words of the clause, as they stand there. */
  readonly quote: string
  /** First day of service that it holds for. */
  readonly from: Day
  /** Last one; undefined where it holds on. */
  readonly to: Day | undefined
  readonly scope: PlanScope
  readonly term: PlanTerm
}

/** Which lines a clause is about; what is left out (undefined, an empty list) restricts nothing. */
export interface PlanScope {
  readonly claims: AuditType
  /** Procedure codes, and ranges of them: `97110`, `97110-97140`. */
  readonly codes: readonly string[]
  readonly revenueCodes: readonly string[]
  /** At least one of them stands on the line. */
  readonly modifiers: readonly string[]
  readonly places: readonly string[]
  /** NDCs of eleven digits, or their first nine: every package of a product. */
  readonly ndcs: readonly string[]
  /** NPIs or tax numbers of whoever rendered or billed. */
  readonly providers: readonly string[]
  /** Names of payers as the file writes them, whatever their case. */
  readonly payers: readonly string[]
  /** Names of plans or lines of business, in the same way. */
  readonly plans: readonly string[]
  /** Whole years on the day of service, both included. */
  readonly ageFrom: number | undefined
  readonly ageTo: number | undefined
  readonly sex: 'F' | 'M' | undefined
  /** Lines of which any of these is true are none that the clause is about. */
  readonly except?: PlanExceptions | undefined
}

/** What takes lines out of a clause, each list by itself. */
export type PlanExceptions = Pick<
  PlanScope,
  'codes' | 'revenueCodes' | 'modifiers' | 'places' | 'ndcs' | 'providers'
>

/** What a limit counts: days with such a service, units, or days supplied. */
export type LimitOf = 'visits' | 'units' | 'days-supply'

/** Within what a limit holds. */
export type LimitPer = 'day' | 'month' | 'year' | 'lifetime'

/** What a clause says: a closed list. Money is whole cents. */
export type PlanTerm =
  | { readonly kind: 'not-covered' }
  | {
      readonly kind: 'limit'
      readonly of: LimitOf
      readonly most: number
      readonly per: LimitPer
      /** Month in which the benefit year begins, 1 to 12; of other periods without meaning. */
      readonly yearBegins: number
    }
  | { readonly kind: 'supply'; readonly mostDays: number }
  | { readonly kind: 'price'; readonly formulas: readonly PriceFormula[] }
  /** All services of a claim that has such a line are paid together. */
  | { readonly kind: 'case-rate'; readonly cents: number }
  /** A whole hospital stay is paid the rate of its DRG. */
  | {
      readonly kind: 'stay-rates'
      readonly rates: StayRates
      /** What of the listed rate is paid: 1 is all of it. */
      readonly share: number
    }
  | { readonly kind: 'filing'; readonly days: number }
  | { readonly kind: 'copay'; readonly cents: number }
  | { readonly kind: 'coinsurance'; readonly share: number }

/** What a line is worth; of several formulas the least. */
export type PriceFormula =
  | { readonly kind: 'share-of-charge'; readonly share: number }
  | { readonly kind: 'per-unit'; readonly cents: number }
  | { readonly kind: 'per-line'; readonly cents: number }
  | {
      readonly kind: 'share-of-medicare'
      readonly share: number
      /** Contractor and locality, seven digits, whose fees they are; national where undefined. */
      readonly locality: string | undefined
    }
  | {
      readonly kind: 'listed'
      readonly table: FeeTable
      /** What of the listed price is paid: 1 is all of it. */
      readonly share: number
      /** The share of the charge that codes which the table lacks are paid at; undefined where nothing is said. */
      readonly otherwise: number | undefined
    }
