import type { Prompt } from '@plumbline/ai'
import type * as z from 'zod'

/** What a provider counted. */
export interface TokensUsed {
  readonly input: number
  readonly output: number
}

/** One question to a language model. */
export interface Completion<Out> extends Prompt {
  readonly output: z.ZodType<Out>
  readonly maxOutputTokens: number
  readonly signal: AbortSignal
}

/** An answer of the shape that was asked for, or what came instead. */
export type Completed<Out> =
  | { readonly kind: 'answer'; readonly value: Out; readonly tokens: TokensUsed }
  /** Prose, a wrong shape, a cut: words came and were of no use. */
  | { readonly kind: 'no-shape'; readonly tokens: TokensUsed }

/** Asks the model that is set. Throws where the provider does not answer, or not in time. */
export interface Transport {
  readonly model: string
  complete<Out>(completion: Completion<Out>): Promise<Completed<Out>>
}
