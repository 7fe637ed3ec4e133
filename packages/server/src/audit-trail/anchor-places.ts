import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lockedBucket, type LockedBucket } from '../files/locked-bucket.ts'
import type { Settings } from '../settings/settings.ts'
import { anchorText, readAnchorText } from './anchor-text.ts'
import type { Anchor, AuditTrail } from './audit-trail.ts'

/** Somewhere outside the database where the trail's last link is kept. */
export interface AnchorPlace {
  readonly kind: 'file' | 'bucket'
  /** For people. */
  readonly name: string
  /** How soon after an entry its anchor is kept. */
  readonly everyMs: number
  /** The newest that is kept; undefined: none. Throws where it is not one of ours. */
  newest(): Promise<Anchor | undefined>
  keep(anchor: Anchor): Promise<void>
}

/** Where the anchors of these settings are kept. */
export function anchorPlaces(
  { dataFolder, anchors }: Pick<Settings, 'dataFolder' | 'anchors'>,
  trail: AuditTrail,
): AnchorPlace[] {
  const file = anchorFile(join(dataFolder, 'audit-trail.anchor'), trail)
  if (!anchors.bucket) return [file]
  const bucket = lockedBucket(anchors.bucket, anchors.retentionDays)
  return [file, anchorBucket(bucket, anchors.bucket.bucket, trail)]
}

/** One file, always whole, on the machine of the server. */
export function anchorFile(path: string, trail: AuditTrail): AnchorPlace {
  return {
    kind: 'file',
    name: path,
    everyMs: 1_000,
    newest: async () =>
      Promise.resolve(
        existsSync(path) ? readAnchorText(trail, readFileSync(path, 'utf8'), path) : undefined,
      ),
    keep: async (anchor) => {
      mkdirSync(dirname(path), { recursive: true })
      const unfinished = `${path}.${process.pid}`
      writeFileSync(unfinished, `${anchorText(anchor)}\n`, { mode: 0o600 })
      renameSync(unfinished, path)
      return Promise.resolve()
    },
  }
}

const folder = 'audit-trail'
const bound = 10n ** 18n

/** One object an anchor, under names that put the newest first. */
export function anchorBucket(
  bucket: LockedBucket,
  bucketName: string,
  trail: AuditTrail,
): AnchorPlace {
  const name = `the bucket ${bucketName}`
  const downwards = (value: bigint) => String(bound - value).padStart(19, '0')
  const keyOf = ({ epoch, sequence }: Anchor) =>
    `${folder}/${downwards(BigInt(epoch))}-${downwards(sequence)}`
  return {
    kind: 'bucket',
    name,
    everyMs: 60_000,
    async newest() {
      const first = await bucket.first(folder)
      if (!first) return undefined
      const anchor = readAnchorText(trail, first.text, name)
      if (keyOf(anchor) === first.name) return anchor
      throw new Error(`${first.name} in ${name} holds the anchor of another entry.`)
    },
    keep: (anchor) => bucket.put(keyOf(anchor), anchorText(anchor)),
  }
}
