import type { Day } from '../claim/day.ts'

export interface PlaceOfServiceFacts {
  readonly name: string
  /** Paid at the facility rate. */
  readonly facility: boolean
}

export interface ModifierFacts {
  readonly family:
    | 'anatomic'
    | 'bilateral'
    | 'distinct-service'
    | 'global-surgery'
    | 'repeat'
    | 'component'
    | 'assistant'
    | 'co-surgeon'
    | 'anesthesia'
    | 'therapy'
    | 'telehealth'
    | 'coverage'
    | 'drug'
    | 'ambulance'
    | 'other'
  /** Whether it may bypass an NCCI edit of indicator 1. */
  readonly ncciBypass: boolean
}

/** A claim adjustment reason in our words. */
export interface AdjustmentReasonFacts {
  readonly summary: string
  /** The theme that denials are grouped by: `authorization`, `eligibility`, `coding`, `duplicate`. */
  readonly theme: string
  /** Last day of use, where retired. */
  readonly endDay: Day | undefined
}

/** An exclusion from federal programs. */
export interface ProviderExclusion {
  /** Not known of a list of NPIs alone: it says who is excluded, and not since when. */
  readonly excludedDay: Day | undefined
  readonly reinstatedDay: Day | undefined
  readonly name: string
}
