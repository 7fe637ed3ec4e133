import type { FileStore } from './file-store.ts'

/**
 * Which accounts were deleted for good, kept beside the database: one restored from a back-up holds
 * them again and knows nothing of it. An entry is an id that leads to nobody any more.
 */
export interface DeletionLedger {
  /** Before the deletion is final: what is written down may be done again, what is not is forgotten. */
  note(userId: string): Promise<void>
  userIds(): AsyncIterable<string>
}

const folder = 'users'

export function deletionLedger(store: FileStore): DeletionLedger {
  return {
    note: async (userId) => {
      await store.remove(`${folder}/${userId}`)
      await store.put(`${folder}/${userId}`, deletedNow())
    },
    async *userIds() {
      for await (const { name } of store.list(folder)) yield name.slice(folder.length + 1)
    },
  }
}

async function* deletedNow(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(`${new Date().toISOString()}\n`))
}
