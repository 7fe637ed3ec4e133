import type { ClaimField } from '../claim/claim-line.ts'
import type { Day } from '../claim/day.ts'

/** What a code names, where that decides how it is written: diagnoses carry a point. */
export type CodeSystem = 'procedure' | 'diagnosis'

/**
 * A place in a sentence that a fact of the claims stands in, typed, so that whoever prints the sentence
 * decides how money, dates and personal data look, and whoever rewords it cannot change a fact.
 */
export type Slot =
  | { readonly kind: 'money'; readonly cents: number }
  | { readonly kind: 'date'; readonly day: Day }
  | { readonly kind: 'code'; readonly system: CodeSystem; readonly text: string }
  /** A number, with the noun that it counts where there is one, or with fixed decimals. */
  | {
      readonly kind: 'count'
      readonly number: number
      readonly one?: string
      readonly several?: string
      readonly decimals?: number
    }
  /** A share of 1, printed as a percentage with so many decimals. */
  | { readonly kind: 'percent'; readonly share: number; readonly decimals: number }
  /** What a thing is called in the file or in a table: a drug, a payer, a specialty. */
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'row'; readonly row: number }
  /** What a claim line says in one field; the field decides whether it may be shown to everybody. */
  | {
      readonly kind: 'field'
      readonly field: ClaimField
      readonly row: number
      readonly text: string
    }
  /** Stands for personal data that was taken out: see `withoutPersonalData`. */
  | { readonly kind: 'withheld'; readonly field: ClaimField; readonly text: string }

/** Fixed words, or a fact. */
export type Part = string | Slot

/** A sentence in parts; `sentenceText` prints it. */
export type Sentence = readonly Part[]
