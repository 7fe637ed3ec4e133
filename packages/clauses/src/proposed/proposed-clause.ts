import type { NamedScope } from './scope-named.ts'

/**
 * A rule that somebody else than our own rules, a language model, says a document holds. Every field is of
 * the closed language; those that its term does not have are null.
 */
export interface ProposedClause extends NamedScope {
  readonly page: number
  /** Words of one sentence of that page, letter for letter. */
  readonly quote: string
  readonly claims: 'medical' | 'pharmacy'
  readonly term:
    'not-covered' | 'limit' | 'supply' | 'price' | 'case-rate' | 'filing' | 'copay' | 'coinsurance'
  readonly most: number | null
  readonly of: 'visits' | 'units' | 'days-supply' | null
  readonly per: 'day' | 'month' | 'year' | 'lifetime' | null
  readonly yearBegins: number | null
  readonly days: number | null
  readonly dollars: number | null
  readonly percent: number | null
  readonly percentOfCharge: number | null
  readonly percentOfMedicare: number | null
  readonly perUnit: number | null
  readonly perService: number | null
}

/** Why a proposal is refused. */
export const proposalFaults = [
  /** Its quote does not stand on its page. */
  'quote',
  /** Its quote begins or ends within a part of a sentence, so that it may say something else there. */
  'cut',
  /** Its fields are not those of its term. */
  'language',
  /** The sentence says what no rule can hold. */
  'unwritable',
  /** The sentence takes it back, or says it in the negative. */
  'turned',
  /** A figure does not stand in the quote as what it is said to be. */
  'number',
  /** A code, an age or who is meant does not stand in the quote. */
  'scope',
  /** The quote lacks the words for its term. */
  'words',
  /** The quote names an amount, a code or an age that the proposal leaves out. */
  'left-out',
] as const
export type ProposalFault = (typeof proposalFaults)[number]
