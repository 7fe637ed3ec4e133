/** A stored file and when it was put there. */
export interface StoredFile {
  readonly name: string
  readonly storedAt: Date
}

/**
 * Keeps bytes under names of the form `folder/file`; it never sees what they mean. A file is there
 * whole or not at all.
 */
export interface FileStore {
  put(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void>
  /** Throws `MissingFileError` where there is none. */
  get(name: string): AsyncIterable<Uint8Array>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** Removes an empty folder, in stores that keep folders of their own. */
  removeFolder?(folder: string): Promise<void>
  /** Every file, or those of one folder. */
  list(folder?: string): AsyncIterable<StoredFile>
  /** Removes what interrupted writes left behind before a moment. */
  removeUnfinished(before: Date): Promise<void>
  /** Throws where nothing could be put or read now. */
  check(): Promise<void>
}

/** The bytes of an upload are not where they should be. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError'
}
