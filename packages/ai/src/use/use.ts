import type * as z from 'zod'

/**
 * What of a customer's claims a use tells a model: nothing at all, facts that name nobody, or records
 * as they are.
 */
export const levels = ['no-data', 'de-identified', 'identified'] as const

export type Level = (typeof levels)[number]

/** What is sent: our own words, and the data as one JSON value that is never part of them. */
export interface Prompt {
  readonly system: string
  readonly user: string
}

/** What a model may be asked for. */
export const useIds = [
  'narrate',
  'summary-words',
  'question',
  'letter-argument',
  'columns',
  'second-look',
  'contract-rules',
  'record-facts',
] as const

export type UseId = (typeof useIds)[number]

/** One thing that a model may be asked for. It is described whole here; who asks adds nothing to it. */
export interface Use<In, Out> {
  readonly id: UseId
  /** Part of the key of every kept answer: another prompt or check is another version. */
  readonly version: number
  readonly level: Level
  /** The shape of an answer: types and closed lists alone, because providers refuse more. */
  readonly output: z.ZodType<Out>
  readonly prompt: (input: In) => Prompt
  /** All that is wrong with an answer of the right shape; none where it may be shown. */
  readonly faults: (output: Out, input: In) => readonly Fault[]
  /** Where parts of an answer stand by themselves: what of it may be used, and what was wrong with the others. */
  readonly sift?: (output: Out, input: In) => Sifted<Out>
  /** What is asked once more, where a refused answer may be: see `refusedOf`. Both have one deadline. */
  readonly again?: (input: In, faults: readonly Fault[]) => Prompt
  readonly limits: Limits
}

/** One thing that is wrong with an answer: of what kind, and the piece that shows it. */
export interface Fault {
  readonly kind: string
  readonly found: string
}

/** What is left of an answer, with a fault for each part that was dropped. */
export interface Sifted<Out> {
  readonly kept: Out
  readonly faults: readonly Fault[]
}

export interface Limits {
  /** As the provider counts, at most. */
  readonly inputTokens: number
  readonly outputTokens: number
  /** From asking to giving up, in milliseconds. */
  readonly deadline: number
}
