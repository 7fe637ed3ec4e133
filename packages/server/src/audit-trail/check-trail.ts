import { isUsed, listAcknowledged, readHead, type Acknowledged } from '../db/audit-trail.ts'
import type { SystemTransaction } from '../db/transactions.ts'
import type { AnchorPlace } from './anchor-places.ts'
import type { Anchor, AuditTrail } from './audit-trail.ts'
import { isAcknowledged } from './keep-anchors.ts'

/** What the trail and its anchors say together. */
export type Verdict =
  | {
      readonly kind: 'whole'
      readonly entries: bigint
      readonly anchors: readonly FoundAnchor[]
      readonly acknowledged: readonly Acknowledged[]
    }
  /** Entry `at` is the first that is missing or does not fit. */
  | { readonly kind: 'broken'; readonly at: string; readonly anchors: readonly FoundAnchor[] }
  /** There are accounts and no entry: even the first sign-in is one. */
  | { readonly kind: 'emptied' }
  /** The links fit, and nothing outside the database vouches for the last. */
  | { readonly kind: 'unanchored'; readonly entries: bigint }

export interface FoundAnchor {
  readonly where: string
  readonly anchor: Anchor
}

/** The newest anchor of every place that has one. */
export async function findAnchors(places: readonly AnchorPlace[]): Promise<FoundAnchor[]> {
  const found: FoundAnchor[] = []
  for (const place of places) {
    const anchor = await place.newest()
    if (anchor) found.push({ where: place.name, anchor })
  }
  return found
}

export async function checkTrail(
  tx: SystemTransaction,
  trail: AuditTrail,
  anchors: readonly FoundAnchor[],
): Promise<Verdict> {
  const at = await trail.findBreak(tx, await bindingOf(tx, anchors))
  if (at !== undefined) return { kind: 'broken', at, anchors }
  const entries = (await readHead(tx))?.sequence ?? 0n
  if (entries === 0n && (await isUsed(tx))) return { kind: 'emptied' }
  if (entries > 0n && anchors.length === 0) return { kind: 'unanchored', entries }
  return { kind: 'whole', entries, anchors, acknowledged: await listAcknowledged(tx) }
}

/** Without those that a restored back-up left behind, and somebody has answered for. */
async function bindingOf(
  tx: SystemTransaction,
  anchors: readonly FoundAnchor[],
): Promise<Anchor[]> {
  const binding: Anchor[] = []
  for (const { anchor } of anchors) {
    if (!(await isAcknowledged(tx, anchor))) binding.push(anchor)
  }
  return binding
}
