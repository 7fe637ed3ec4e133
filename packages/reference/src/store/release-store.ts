import { closeSync, fstatSync, globSync, openSync, readSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { ReferenceFileError } from '../reference-file-error.ts'
import { encodeRelease, type ReleaseContent } from './release-file.ts'

const extension = '.plumb'

/** Paths of the release files of a folder, in a steady order; none where there is no folder. */
export function releasePaths(folder: string): string[] {
  return globSync(`*/*${extension}`, { cwd: folder })
    .sort()
    .map((name) => path.join(folder, name))
}

/** A release file in memory that threads can share. Throws `ReferenceFileError`. */
export function readShared(file: string): SharedArrayBuffer {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const buffer = new SharedArrayBuffer(fstatSync(descriptor).size)
      const bytes = new Uint8Array(buffer)
      let done = 0
      for (;;) {
        const read = readSync(descriptor, bytes, done, bytes.length - done, done)
        done += read
        if (read === 0 || done === bytes.length) return buffer
      }
    } finally {
      closeSync(descriptor)
    }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ReferenceFileError(
      'unreadable-file',
      `The reference file ${file} cannot be read (${why}). Check its permissions.`,
      { cause },
    )
  }
}

/**
 * Puts releases into the folder: all are written and flushed beside their places first, then
 * renamed, so a reader finds each release either old or new and never half. The same release (and
 * part) of a table is replaced; others stay.
 */
export async function writeReleases(
  folder: string,
  releases: readonly ReleaseContent[],
): Promise<void> {
  const written: { readonly beside: string; readonly place: string }[] = []
  try {
    for (const release of releases) {
      const place = path.join(folder, release.table, `${fileStem(release)}${extension}`)
      const beside = `${place}.${process.pid}.tmp`
      await mkdir(path.dirname(place), { recursive: true })
      written.push({ beside, place })
      await writeDurably(beside, encodeRelease(release))
    }
    for (const { beside, place } of written) await rename(beside, place)
    for (const directory of new Set(written.map(({ place }) => path.dirname(place)))) {
      await flushDirectory(directory)
    }
  } catch (cause) {
    await Promise.all(written.map(({ beside }) => rm(beside, { force: true })))
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ReferenceFileError(
      'cannot-write',
      `The reference folder ${folder} cannot be written (${why}). Nothing was imported.`,
      { cause },
    )
  }
}

/** Removes what killed imports left behind. */
export async function removeLeftovers(folder: string): Promise<void> {
  const tables = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const table of tables.filter((entry) => entry.isDirectory())) {
    const directory = path.join(folder, table.name)
    for (const name of await readdir(directory)) {
      if (name.endsWith('.tmp')) await rm(path.join(directory, name), { force: true })
    }
  }
}

function fileStem({ release, part }: ReleaseContent): string {
  return [release, part ?? '']
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the renames themselves durable; not every system lets a directory be flushed. */
async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
