import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AuditTrailAction } from '@plumbline/contract'
import {
  appendLink,
  listAcknowledged,
  lockHead,
  readHead,
  readLinks,
  type TrailHead,
  type TrailLink,
} from '../db/audit-trail.ts'
import type { AnyTransaction, SystemTransaction } from '../db/transactions.ts'

/** One act: who, what, on what, from where. Ids, codes and counts only, never claim content. */
export interface AuditEvent {
  readonly action: AuditTrailAction
  /** Who did it: an administrator acting as a customer is the actor. Undefined: nobody signed in. */
  readonly actorId: string | undefined
  /** Whose account it concerns. */
  readonly targetId: string | undefined
  /** What it was done to: an upload, a session. */
  readonly subjectId?: string
  readonly detail?: Readonly<Record<string, string | number | boolean>>
  readonly address?: string | undefined
}

/** The tamper-evident trail: each link's keyed hash covers the one before it. */
export interface AuditTrail {
  /** Appends in the transaction of the act itself, so that neither is without the other. */
  record(tx: AnyTransaction, event: AuditEvent): Promise<void>
  /**
   * The sequence of the first link that does not fit or is missing; undefined where all do. An
   * anchor, kept outside the database, is a link that the trail once had: it must still have it.
   */
  findBreak(tx: SystemTransaction, anchors?: readonly TrailHead[]): Promise<string | undefined>
  /** The last link, sealed, to be kept outside the database. */
  anchor(tx: SystemTransaction): Promise<Anchor>
  /** Whether an anchor was sealed with our key. */
  isOurs(anchor: Anchor): boolean
}

/** A link as it is kept outside the database. */
export interface Anchor extends TrailHead {
  /** How many restored back-ups had been acknowledged: of two anchors the later epoch is newer. */
  readonly epoch: number
}

const origin: TrailHead = { sequence: 0n, hash: Buffer.alloc(32), seal: Buffer.alloc(0) }

/** `key` is kept outside the database: without it no one can compute a chain that fits. */
export function auditTrail(key: Buffer): AuditTrail {
  const hashOf = (link: Omit<TrailLink, 'hash'>) => keyed(key, JSON.stringify(hashedParts(link)))
  const sealOf = (sequence: bigint, hash: Buffer, epoch = 0) =>
    keyed(key, `head ${sequence} ${hash.toString('hex')}${epoch === 0 ? '' : ` epoch ${epoch}`}`)
  return {
    async record(tx, event) {
      const head = (await lockHead(tx)) ?? origin
      const unsigned = linkAfter(head, event)
      const hash = hashOf(unsigned)
      await appendLink(tx, { ...unsigned, hash }, sealOf(unsigned.sequence, hash))
    },
    async findBreak(tx, anchors = []) {
      const follows = (link: TrailLink, previous: TrailHead) =>
        link.sequence === previous.sequence + 1n &&
        same(link.previousHash, previous.hash) &&
        same(link.hash, hashOf(link)) &&
        anchors.every((one) => one.sequence !== link.sequence || same(one.hash, link.hash))
      const endsAt = (last: TrailHead, head: TrailHead) =>
        head.sequence === last.sequence &&
        same(head.hash, last.hash) &&
        (head.sequence === 0n || same(head.seal, sealOf(head.sequence, head.hash))) &&
        anchors.every((one) => one.sequence <= last.sequence)
      let last = origin
      for (;;) {
        const begun = last.sequence
        for await (const link of readLinks(tx, begun)) {
          if (!follows(link, last)) return String(last.sequence + 1n)
          last = { ...last, sequence: link.sequence, hash: link.hash }
        }
        const head = (await readHead(tx)) ?? origin
        const grewMeanwhile = head.sequence > last.sequence && last.sequence > begun
        if (!grewMeanwhile) return endsAt(last, head) ? undefined : String(last.sequence + 1n)
      }
    },
    async anchor(tx) {
      const { sequence, hash } = (await readHead(tx)) ?? origin
      const epoch = (await listAcknowledged(tx)).length
      return { epoch, sequence, hash, seal: sealOf(sequence, hash, epoch) }
    },
    isOurs: ({ epoch, sequence, hash, seal }) => same(seal, sealOf(sequence, hash, epoch)),
  }
}

function linkAfter(head: TrailHead, event: AuditEvent): Omit<TrailLink, 'hash'> {
  return {
    sequence: head.sequence + 1n,
    // Milliseconds: what is stored is what was hashed.
    at: new Date(),
    actorId: event.actorId ?? null,
    targetId: event.targetId ?? null,
    action: event.action,
    subjectId: event.subjectId ?? null,
    detail: event.detail ?? {},
    address: event.address ?? null,
    previousHash: head.hash,
  }
}

/** In one order, so that how the database keeps JSON does not matter. */
function hashedParts(link: Omit<TrailLink, 'hash'>): unknown[] {
  const detail = Object.entries(link.detail).sort(([a], [b]) => (a < b ? -1 : 1))
  const { sequence, at, actorId, targetId, action, subjectId, address, previousHash } = link
  return [
    String(sequence),
    at.toISOString(),
    actorId,
    targetId,
    action,
    subjectId,
    detail,
    address,
    previousHash.toString('hex'),
  ]
}

function keyed(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function same(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
