import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { hashOfLink, type TrailHead } from '../db/audit-trail.ts'
import type { Database, SystemTransaction } from '../db/transactions.ts'
import type { AuditTrail } from './audit-trail.ts'

const everyMs = 60_000

const Anchor = z.object({
  sequence: z.string().regex(/^\d+$/),
  hash: z.string().regex(/^[0-9a-f]+$/),
  seal: z.string().regex(/^[0-9a-f]+$/),
})

/** Where a trail's last known link is kept: outside the database whose tail could be cut. */
export function anchorPath(dataFolder: string): string {
  return join(dataFolder, 'audit-trail.anchor')
}

/** The anchor that was kept; undefined before the first. Throws where it is not one of ours. */
export function readAnchor(trail: AuditTrail, path: string): TrailHead | undefined {
  if (!existsSync(path)) return undefined
  const kept = Anchor.parse(JSON.parse(readFileSync(path, 'utf8')))
  const anchor = {
    sequence: BigInt(kept.sequence),
    hash: Buffer.from(kept.hash, 'hex'),
    seal: Buffer.from(kept.seal, 'hex'),
  }
  if (!trail.isOurs(anchor)) throw new Error(`${path} was not sealed with this installation’s key.`)
  return anchor
}

/** Moves the anchor to the last link; stays where the trail no longer holds what was anchored. */
export async function moveAnchor(
  tx: SystemTransaction,
  trail: AuditTrail,
  path: string,
): Promise<void> {
  const kept = readAnchor(trail, path)
  if (kept && kept.sequence > 0n) {
    const held = await hashOfLink(tx, kept.sequence)
    if (held?.equals(kept.hash) !== true) return
  }
  const { sequence, hash, seal } = await trail.anchor(tx)
  const text = JSON.stringify({
    sequence: String(sequence),
    hash: hash.toString('hex'),
    seal: seal.toString('hex'),
  })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, text, { mode: 0o600 })
  renameSync(`${path}.${process.pid}`, path)
}

/** Moves the anchor every minute; answers what moves it a last time and stops. */
export function keepAnchor(
  database: Database,
  trail: AuditTrail,
  path: string,
): () => Promise<void> {
  // An anchor that stays behind is no harm: verification says what is wrong.
  const move = () => database.asSystem((tx) => moveAnchor(tx, trail, path)).catch(() => undefined)
  const timer = setInterval(() => void move(), everyMs).unref()
  return () => {
    clearInterval(timer)
    return move()
  }
}
