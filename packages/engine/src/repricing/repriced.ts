import type { TableName } from '../reference/table-data.ts'
import { words } from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'

/** What Medicare would have paid for a line, with its terms. */
export interface MedicarePrice {
  readonly kind: 'priced'
  /** Whole cents, before the patient's share and the sequester; 0 where another payment includes it. */
  readonly cents: number
  /** The schedule that it comes from, and its release. */
  readonly schedule: TableName
  readonly release: string
  /** How it was worked out: `$97.33 in an office x 2 units`. */
  readonly terms: Sentence
}

/** Why a line has no price. */
export interface NoPrice {
  readonly kind: 'not-priced'
  readonly because: Sentence
}

export type Repriced = MedicarePrice | NoPrice

/** A reason in fixed words. */
export function noPrice(because: string): NoPrice {
  return { kind: 'not-priced', because: words(because) }
}
