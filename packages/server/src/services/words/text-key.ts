import { createHash } from 'node:crypto'
import type { Use } from '@plumbline/ai'

/** Under which a text is kept: what asked, whom, and what was given. Holds nothing of a customer. */
export function textKey<In, Out>(use: Use<In, Out>, model: string, given: In): Buffer {
  const named = JSON.stringify([use.id, use.version, model, given])
  return createHash('sha256').update(named).digest()
}
