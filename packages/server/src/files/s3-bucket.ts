import { randomUUID } from 'node:crypto'
import { S3mini } from 's3mini'
import type { S3Settings } from '../settings/bucket-settings.ts'
import { MissingFileError, type FileStore, type StoredFile } from './file-store.ts'

const listedAtOnce = 1_000

/**
 * Files in a bucket of any storage that speaks S3, under a folder of it. A file is gathered in the
 * spool first, because S3 wants to know its length before its bytes: what arrives broken never
 * reaches the bucket, and none needs to fit into memory.
 */
export function s3Bucket(settings: S3Settings, folder: string, spool: FileStore): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: (input, init) => fetch(input, { ...init, duplex: 'half' }),
  })
  const keyOf = (name: string) => `${folder}/${name}`
  return {
    async put(name, chunks) {
      const spooled = `spool/${randomUUID()}`
      try {
        const { measured, length } = measuring(chunks)
        await spool.put(spooled, measured)
        const body = ReadableStream.from(spool.get(spooled))
        await s3.putObject(keyOf(name), body, undefined, undefined, undefined, length())
      } finally {
        await spool.remove(spooled)
      }
    },
    async *get(name) {
      const answer = await s3.getObjectResponse(keyOf(name))
      if (!answer?.body) throw new MissingFileError('The file is not in the bucket')
      yield* answer.body
    },
    async remove(name) {
      await s3.deleteObject(keyOf(name))
    },
    async *list(within) {
      const prefix = within === undefined ? `${folder}/` : `${folder}/${within}/`
      yield* listed(s3, prefix, folder.length + 1)
    },
    async removeUnfinished(before) {
      await spool.removeUnfinished(before)
      for await (const { name, storedAt } of spool.list('spool')) {
        if (storedAt < before) await spool.remove(name)
      }
    },
    async check() {
      await spool.check()
      if (!(await s3.listObjectsPaged('/', `${folder}/`, 1))) throw missingBucket()
    },
  }
}

function missingBucket(): Error {
  return new Error('The bucket of S3_BUCKET does not exist')
}

function measuring(chunks: AsyncIterable<Uint8Array>) {
  let bytes = 0
  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytes += chunk.length
      yield chunk
    }
  }
  return { measured: measured(), length: () => bytes }
}

async function* listed(s3: S3mini, prefix: string, from: number): AsyncGenerator<StoredFile> {
  let token: string | undefined
  do {
    const page = await s3.listObjectsPaged('/', prefix, listedAtOnce, token)
    if (!page) throw missingBucket()
    for (const { Key, LastModified } of page.objects ?? []) {
      yield { name: Key.slice(from), storedAt: new Date(LastModified) }
    }
    token = page.nextContinuationToken
  } while (token !== undefined)
}
