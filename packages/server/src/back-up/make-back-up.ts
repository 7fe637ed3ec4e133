import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import {
  assertAllRowsSeen,
  copyOut,
  countRows,
  inSnapshot,
  tablesToCopy,
  type CopiedTable,
} from '../db/copy-tables.ts'
import { appliedMigrations } from '../db/migrate.ts'
import { MissingFileError, type FileStore } from '../files/file-store.ts'
import { localFolder } from '../files/local-folder.ts'
import type { FileStores } from '../files/open-stores.ts'
import type { MasterKey } from '../keys/master-key.ts'
import {
  newBackUpKey,
  writeManifest,
  type BackedUpFile,
  type BackedUpTable,
  type Manifest,
} from './manifest.ts'
import { sealRows } from './sealed-rows.ts'

export interface BackingUp {
  /** The owner's connection. */
  readonly client: pg.ClientBase
  readonly stores: FileStores
  /** Kept apart from the database and from every back-up. */
  readonly master: MasterKey
}

/**
 * Backs up the database as it is at one moment, then the files, into a folder that must not be
 * there: it appears whole or not at all. Rows are sealed by a key that ENCRYPTION_KEY wraps; files
 * are copied as they lie, encrypted. The key is not in it.
 */
export async function makeBackUp(from: BackingUp, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already. Name one that is not.`)
  const unfinished = `${folder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const id = randomUUID()
  const key = await newBackUpKey(from.master, id)
  const madeAt = new Date().toISOString()
  const database = await backUpDatabase(from.client, { folder: unfinished, id, key: key.key })
  const deletions: string[] = []
  for await (const { name } of from.stores.deletions.list()) deletions.push(name)
  const files = await copyFiles(from.stores.originals, localFolder(join(unfinished, 'files')))
  const manifest: Manifest = {
    format: 'plumbline back-up 1',
    id,
    madeAt,
    ...database,
    files,
    deletions,
  }
  writeManifest(unfinished, manifest, key)
  renameSync(unfinished, folder)
  return manifest
}

interface Place {
  readonly folder: string
  readonly id: string
  readonly key: Buffer
}

async function backUpDatabase(client: pg.ClientBase, place: Place) {
  return inSnapshot(client, async () => {
    await assertAllRowsSeen(client)
    const tables: BackedUpTable[] = []
    for (const table of await tablesToCopy(client)) {
      tables.push(await backUpTable(client, table, place))
    }
    const trail = tables.find(({ name }) => name === 'audit_trail')
    return {
      tables,
      migrations: await appliedMigrations(client),
      trailEntries: trail?.rows ?? 0,
    }
  })
}

async function backUpTable(
  client: pg.ClientBase,
  table: CopiedTable,
  { folder, id, key }: Place,
): Promise<BackedUpTable> {
  const place = { folder, table: table.name, backUpId: id, key }
  let lines = 0
  const counted = async function* (rows: AsyncIterable<Buffer>) {
    for await (const chunk of rows) {
      for (const byte of chunk) if (byte === newline) lines++
      yield chunk
    }
  }
  const measured = await sealRows(place, counted(await copyOut(client, table)))
  const rows = await countRows(client, table)
  if (lines !== rows) {
    throw new Error(`Of ${table.name} ${lines} rows were copied and ${rows} are there.`)
  }
  return { name: table.name, columns: [...table.columns], rows, ...measured }
}

/** A row a line: newlines within values are written as backslash and n. */
const newline = 10

/** A file that is deleted meanwhile is not in it: its upload is deleted as well. */
async function copyFiles(from: FileStore, to: FileStore): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = []
  for await (const { name } of from.list()) {
    const hash = createHash('sha256')
    let bytes = 0
    const measured = async function* () {
      for await (const chunk of from.get(name)) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    try {
      await to.put(name, measured())
    } catch (error) {
      if (error instanceof MissingFileError) continue
      throw error
    }
    files.push({ name, bytes, sha256: hash.digest('hex') })
  }
  return files
}
