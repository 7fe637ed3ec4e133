import { hashOfLink, readHead } from '../db/audit-trail.ts'
import type { SystemTransaction } from '../db/transactions.ts'
import type { FoundAnchor } from './check-trail.ts'
import { isAcknowledged } from './keep-anchors.ts'
import type { AuditTrail } from './audit-trail.ts'

export type Acknowledgement =
  | { readonly kind: 'nothing' }
  /** The links themselves do not fit: that is no restored back-up. */
  | { readonly kind: 'broken'; readonly at: string }
  | { readonly kind: 'acknowledged'; readonly lostThrough: bigint; readonly kept: bigint }

/**
 * Writes down who answers for it that the trail does not hold what was anchored: a back-up was
 * restored. The entry says how far the trail had gone and how far it goes now, and stands in the
 * trail for good; anchors are kept again after it.
 */
export async function acknowledgeRestore(
  tx: SystemTransaction,
  trail: AuditTrail,
  found: readonly FoundAnchor[],
  administratorId: string,
): Promise<Acknowledgement> {
  const at = await trail.findBreak(tx)
  if (at !== undefined) return { kind: 'broken', at }
  const lost: bigint[] = []
  for (const { anchor } of found) {
    const held = await hashOfLink(tx, anchor.sequence)
    const isHeld = anchor.sequence === 0n || held?.equals(anchor.hash) === true
    if (!isHeld && !(await isAcknowledged(tx, anchor))) lost.push(anchor.sequence)
  }
  if (lost.length === 0) return { kind: 'nothing' }
  const lostThrough = lost.reduce((most, one) => (one > most ? one : most))
  const kept = (await readHead(tx))?.sequence ?? 0n
  await trail.record(tx, {
    action: 'restore-acknowledged',
    actorId: administratorId,
    targetId: undefined,
    detail: { lostThrough: Number(lostThrough), kept: Number(kept) },
  })
  return { kind: 'acknowledged', lostThrough, kept }
}
