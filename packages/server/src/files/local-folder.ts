import { createReadStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { MissingFileError, type FileStore, type StoredFile } from './file-store.ts'

const unfinished = '.part'

/** Files in a folder of this machine, readable by the server's own user alone. */
export function localFolder(root: string): FileStore {
  const pathOf = (name: string) => join(root, ...name.split('/'))
  return {
    async put(name, chunks) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await writeThrough(path + unfinished, chunks)
        await rename(path + unfinished, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(path + unfinished, { force: true })
        throw error
      }
    },
    get: (name) => readFile(pathOf(name)),
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeFolder(folder) {
      // Its name is a trace too. One that is not empty, or not there, stays as it is.
      await rmdir(pathOf(folder)).catch(() => undefined)
    },
    list: (folder) => listFiles(root, folder),
    async removeUnfinished(before) {
      for await (const { path, storedAt } of walk(root)) {
        if (path.endsWith(unfinished) && storedAt < before) await rm(path, { force: true })
      }
    },
    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK)
    },
  }
}

/** On the disk, not only in its cache, when it returns. */
async function writeThrough(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of chunks) await file.write(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    const stream: AsyncIterable<Buffer> = createReadStream(path)
    yield* stream
  } catch (error) {
    if (isMissing(error)) throw new MissingFileError('The file is not in the store')
    throw error
  }
}

async function* listFiles(root: string, folder: string | undefined): AsyncGenerator<StoredFile> {
  for await (const { path, storedAt } of walk(folder === undefined ? root : join(root, folder))) {
    if (path.endsWith(unfinished)) continue
    yield { name: path.slice(root.length + 1).replaceAll(sep, '/'), storedAt }
  }
}

interface Found {
  readonly path: string
  readonly storedAt: Date
}

async function* walk(folder: string): AsyncGenerator<Found> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else {
      const found = await modifiedAt(path)
      if (found) yield { path, storedAt: found }
    }
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Undefined where another process removed it in the meantime. */
async function modifiedAt(path: string): Promise<Date | undefined> {
  try {
    return (await stat(path)).mtime
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
