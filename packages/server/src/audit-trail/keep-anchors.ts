import { hashOfLink, listAcknowledged } from '../db/audit-trail.ts'
import type { Database, SystemTransaction } from '../db/transactions.ts'
import type { AnchorPlace } from './anchor-places.ts'
import { anchorText } from './anchor-text.ts'
import type { Anchor, AuditTrail } from './audit-trail.ts'

/** Where what concerns anchors is said, for people and for what collects the log. */
interface Log {
  info(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface Keeping {
  readonly database: Database
  readonly trail: AuditTrail
  readonly places: readonly AnchorPlace[]
  readonly log: Log
  /** Whether each anchor is a line of the log, too. */
  readonly logged: boolean
}

/** Keeps anchors while the server runs; answers what keeps the last ones and stops. */
export function keepAnchors(keeping: Keeping): () => Promise<void> {
  const keepers = keeping.places.map((place) => keeper(keeping, place))
  const timers = keepers.map(({ move, everyMs }) => setInterval(() => void move(), everyMs).unref())
  for (const { move } of keepers) void move()
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(keepers.map(({ move }) => move()))
  }
}

/** One place, one move at a time. An anchor that stays behind is no harm, but it is said. */
function keeper({ database, trail, log, logged }: Keeping, place: AnchorPlace) {
  let last: Anchor | undefined
  let faulty = false
  let moving = Promise.resolve()
  const move = async () => {
    try {
      const moved = await database.asSystem((tx) => moveAnchor(tx, trail, place, last))
      if (moved !== last && logged && place.kind === 'file') {
        log.info({ auditTrailAnchor: anchorText(moved) }, 'The audit trail’s last link')
      }
      last = moved
      faulty = false
    } catch (error) {
      if (faulty) return
      faulty = true
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ place: place.kind, reason }, 'The audit trail’s anchor was not moved')
    }
  }
  return { everyMs: place.everyMs, move: () => (moving = moving.then(move)) }
}

/**
 * Moves the anchor of a place to the last link and answers it. Throws, and leaves it where it is,
 * where the trail no longer holds what was anchored. The first of a place, beside a trail that has
 * entries, is an entry itself: a place that was emptied shows.
 */
export async function moveAnchor(
  tx: SystemTransaction,
  trail: AuditTrail,
  place: AnchorPlace,
  last?: Anchor,
): Promise<Anchor> {
  const kept = last ?? (await place.newest())
  if (kept && !(await holds(tx, kept))) {
    throw new Error(
      `The trail does not hold entry ${kept.sequence} as it is anchored in ${place.name}: ` +
        'it was tampered with, or a back-up was restored (npm run audit-trail:verify).',
    )
  }
  const head = await trail.anchor(tx)
  if (last && last.sequence === head.sequence && last.epoch === head.epoch) return last
  if (!kept && head.sequence > 0n) {
    const detail = { place: place.kind, entries: Number(head.sequence) }
    await trail.record(tx, {
      action: 'anchor-begun',
      actorId: undefined,
      targetId: undefined,
      detail,
    })
  }
  const anchor = await trail.anchor(tx)
  await place.keep(anchor)
  return anchor
}

async function holds(tx: SystemTransaction, anchor: Anchor): Promise<boolean> {
  if (anchor.sequence === 0n || (await isAcknowledged(tx, anchor))) return true
  return (await hashOfLink(tx, anchor.sequence))?.equals(anchor.hash) === true
}

/** Whether a restored back-up that replaced what was anchored has been acknowledged. */
export async function isAcknowledged(tx: SystemTransaction, anchor: Anchor): Promise<boolean> {
  const acknowledged = (await listAcknowledged(tx))[anchor.epoch]
  return acknowledged !== undefined && anchor.sequence <= acknowledged.lostThrough
}
