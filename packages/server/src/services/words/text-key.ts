import { createHash } from 'node:crypto'
import type { Skeleton, Use } from '@plumbline/ai'

/** Under which a text is kept: what asked, whom, and the pattern. Holds nothing of a customer. */
export function textKey<In, Out>(use: Use<In, Out>, model: string, skeleton: Skeleton): Buffer {
  const named = JSON.stringify([use.id, use.version, model, skeleton])
  return createHash('sha256').update(named).digest()
}
