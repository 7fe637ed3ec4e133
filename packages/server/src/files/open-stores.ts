import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import type { FileStore } from './file-store.ts'
import { localFolder } from './local-folder.ts'
import { s3Bucket } from './s3-bucket.ts'

/** Where files lie: in the bucket of S3_BUCKET, or under DATA_DIR. */
export interface FileStores {
  readonly originals: FileStore
  /** Which accounts were deleted: beside the database, whose back-up may be older than a deletion. */
  readonly deletions: FileStore
}

export function openStores({ s3, dataFolder }: Settings): FileStores {
  const local = (folder: string) => localFolder(join(dataFolder, folder))
  if (!s3) return { originals: local('files'), deletions: local('deletions') }
  const spool = local('spool')
  return { originals: s3Bucket(s3, 'files', spool), deletions: s3Bucket(s3, 'deletions', spool) }
}
