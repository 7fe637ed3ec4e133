import { gather, newWrappedKey, seal, unseal, unwrapKey, type AccountSeal } from './envelope.ts'
import type { FileStore } from './file-store.ts'

/** Whose file it is. */
export interface FileOwner {
  readonly userId: string
  readonly uploadId: string
}

/** The uploaded originals, encrypted, each with a key of its own. */
export interface OriginalFiles {
  /** Keeps a file; answers its key, wrapped, for the database. Nothing is left where it throws. */
  write(owner: FileOwner, account: AccountSeal, chunks: AsyncIterable<Uint8Array>): Promise<Buffer>
  read(owner: FileOwner, account: AccountSeal, wrappedKey: Buffer): Promise<Buffer>
  remove(owner: FileOwner): Promise<void>
  /** Removes every file of a customer; answers how many there were. */
  removeAllOf(userId: string): Promise<number>
  /** Files stored before a moment, for the sweeper. */
  storedBefore(before: Date): AsyncIterable<FileOwner>
  removeUnfinished(before: Date): Promise<void>
  /** Throws where the storage does not answer. */
  check(): Promise<void>
}

export function originalFiles(store: FileStore): OriginalFiles {
  const remove = (owner: FileOwner) => store.remove(nameOf(owner))
  return {
    async write(owner, account, chunks) {
      const { key, wrapped } = newWrappedKey(account, filePlace(owner))
      await store.put(nameOf(owner), seal(key, filePlace(owner), chunks))
      return wrapped
    },
    async read(owner, account, wrappedKey) {
      const key = unwrapKey(account, filePlace(owner), wrappedKey)
      return unseal(key, filePlace(owner), await gather(store.get(nameOf(owner))))
    },
    remove,
    async removeAllOf(userId) {
      let removed = 0
      for await (const { name } of store.list(userId)) {
        await store.remove(name)
        removed++
      }
      await store.removeFolder?.(userId)
      return removed
    },
    async *storedBefore(before) {
      for await (const { name, storedAt } of store.list()) {
        const [userId, uploadId] = name.split('/')
        if (userId && uploadId && storedAt < before) yield { userId, uploadId }
      }
    },
    removeUnfinished: (before) => store.removeUnfinished(before),
    check: () => store.check(),
  }
}

function nameOf({ userId, uploadId }: FileOwner): string {
  return `${userId}/${uploadId}`
}

/** What a file, and its key, is sealed as. */
export function filePlace({ userId, uploadId }: FileOwner): string {
  return `upload ${uploadId} of ${userId}`
}
