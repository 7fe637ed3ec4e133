import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AuditTrailAction } from '@plumbline/contract'
import {
  appendLink,
  lockHead,
  moveHead,
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
  /** The sequence of the first link that does not fit; undefined where all do. */
  findBreak(tx: SystemTransaction): Promise<string | undefined>
}

const origin: TrailHead = { sequence: 0n, hash: Buffer.alloc(32), seal: Buffer.alloc(0) }

/** `key` is kept outside the database: without it no one can compute a chain that fits. */
export function auditTrail(key: Buffer): AuditTrail {
  const hashOf = (link: Omit<TrailLink, 'hash'>) => keyed(key, JSON.stringify(hashedParts(link)))
  const sealOf = (sequence: bigint, hash: Buffer) =>
    keyed(key, `head ${sequence} ${hash.toString('hex')}`)
  return {
    async record(tx, event) {
      const head = (await lockHead(tx)) ?? origin
      const unsigned = linkAfter(head, event)
      const hash = hashOf(unsigned)
      await appendLink(tx, { ...unsigned, hash })
      const { sequence } = unsigned
      await moveHead(tx, { sequence, hash, seal: sealOf(sequence, hash) })
    },
    async findBreak(tx) {
      let previous = origin
      for await (const link of readLinks(tx)) {
        const fits =
          link.sequence === previous.sequence + 1n &&
          same(link.previousHash, previous.hash) &&
          same(link.hash, hashOf(link))
        if (!fits) return String(link.sequence)
        previous = { ...previous, sequence: link.sequence, hash: link.hash }
      }
      const head = (await lockHead(tx)) ?? origin
      const whole =
        head.sequence === previous.sequence &&
        same(head.hash, previous.hash) &&
        (head.sequence === 0n || same(head.seal, sealOf(head.sequence, head.hash)))
      return whole ? undefined : String(previous.sequence + 1n)
    },
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
