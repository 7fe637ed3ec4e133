import { createHash } from 'node:crypto'
import { S3mini } from 's3mini'
import type { S3Settings } from '../settings/bucket-settings.ts'

/** Small texts in a bucket that gives none back to be changed or deleted before its time. */
export interface LockedBucket {
  put(name: string, text: string): Promise<void>
  /** The text whose name comes first in order; undefined where there is none. */
  first(folder: string): Promise<{ readonly name: string; readonly text: string } | undefined>
}

const dayMs = 86_400_000

/**
 * Over S3's Object Lock in compliance mode: whoever holds these keys, the owner of the bucket
 * included, can neither overwrite nor shorten what was put.
 */
export function lockedBucket(settings: S3Settings, retentionDays: number): LockedBucket {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
  })
  return {
    async put(name, text) {
      const until = new Date(Date.now() + retentionDays * dayMs)
      await s3.putObject(name, text, 'text/plain', undefined, {
        'x-amz-object-lock-mode': 'COMPLIANCE',
        'x-amz-object-lock-retain-until-date': until.toISOString(),
        // Asked for wherever an object is locked.
        'x-amz-checksum-sha256': createHash('sha256').update(text).digest('base64'),
      })
    },
    async first(folder) {
      const page = await s3.listObjectsPaged('/', `${folder}/`, 1)
      if (!page) throw new Error(`The bucket ${bucket} does not exist`)
      const name = page.objects?.[0]?.Key
      if (name === undefined) return undefined
      return { name, text: (await s3.getObject(name)) ?? '' }
    },
  }
}
