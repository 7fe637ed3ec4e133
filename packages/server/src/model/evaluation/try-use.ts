import type { Use } from '@plumbline/ai'
import type { TokensUsed, Transport } from '../transport.ts'

/** How one question ended, by the checks that the product makes. */
export type Tried<Out> =
  | { readonly ending: 'accepted'; readonly value: Out; readonly tokens: TokensUsed }
  /** A check refused the answer, or a part of it; `value`: what is left. */
  | {
      readonly ending: 'ungrounded'
      readonly value: Out | undefined
      readonly kinds: ReadonlySet<string>
      readonly tokens: TokensUsed
    }
  | { readonly ending: 'noShape'; readonly tokens: TokensUsed }
  | { readonly ending: 'failed' }

/** Asks a model once for a use, as the product does but for money and permission. Throws nothing. */
export async function tryUse<In, Out>(
  transport: Transport,
  use: Use<In, Out>,
  input: In,
): Promise<Tried<Out>> {
  const { deadline, outputTokens: maxOutputTokens } = use.limits
  const { output } = use
  try {
    const completed = await transport.complete({
      ...use.prompt(input),
      ...{ output, maxOutputTokens, signal: AbortSignal.timeout(deadline) },
    })
    const { tokens } = completed
    if (completed.kind === 'no-shape') return { ending: 'noShape', tokens }
    const { kept, faults } = use.sift?.(completed.value, input) ?? {
      ...{ kept: completed.value, faults: [] },
    }
    const whole = use.faults(kept, input)
    const kinds = new Set([...faults, ...whole].map(({ kind }) => kind))
    if (kinds.size === 0) return { ending: 'accepted', value: kept, tokens }
    const value = whole.length === 0 ? kept : undefined
    return { ending: 'ungrounded', value, kinds, tokens }
  } catch {
    return { ending: 'failed' }
  }
}
