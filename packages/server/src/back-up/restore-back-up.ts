import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import {
  copyIn,
  copyOut,
  countRows,
  inTransaction,
  isEmptyDatabase,
  withoutRowSecurity,
} from '../db/copy-tables.ts'
import { allMigrations, appliedMigrations, migrate } from '../db/migrate.ts'
import type { FileStore } from '../files/file-store.ts'
import { localFolder } from '../files/local-folder.ts'
import { readManifest, type BackedUpTable, type Manifest } from './manifest.ts'
import type { BackingUp } from './make-back-up.ts'
import { digestOf, unsealRows } from './sealed-rows.ts'

/**
 * Restores a back-up into an empty database: the schema as it was then, the rows, all or none, and
 * compared with what was backed up; then the schema of this version, and the files. Deletions that
 * the back-up knows of join those of the ledger; none is taken from it.
 */
export async function restoreBackUp(to: BackingUp, folder: string): Promise<Manifest> {
  const { manifest, key } = await readManifest(folder, to.master)
  assertKnown(manifest)
  if (!(await isEmptyDatabase(to.client))) {
    throw new Error('The database is not empty. A back-up is restored into an empty one only.')
  }
  await assertNotAhead(to.client, manifest)
  await migrate(to.client, manifest.migrations)
  await inTransaction(to.client, () =>
    withoutRowSecurity(to.client, manifest.tables, async () => {
      for (const table of manifest.tables) {
        const place = { folder, table: table.name, backUpId: manifest.id, key }
        await pipeline(unsealRows(place, table.parts), copyIn(to.client, table))
        await assertSame(to.client, table)
      }
    }),
  )
  await migrate(to.client)
  await putFiles(localFolder(join(folder, 'files')), to.stores.originals, manifest)
  await joinDeletions(to.stores.deletions, manifest.deletions)
  return manifest
}

function assertKnown({ migrations }: Manifest): void {
  const known = new Set(allMigrations())
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new Error(
    `The back-up was made by a newer version (it has ${unknown.join(', ')}). Restore it with that one.`,
  )
}

/** A later schema would take the rows, and lack what its migrations make of them. */
async function assertNotAhead(client: pg.ClientBase, { migrations }: Manifest): Promise<void> {
  const ahead = (await appliedMigrations(client)).filter((name) => !migrations.includes(name))
  if (ahead.length === 0) return
  throw new Error(
    `The database’s schema is ahead of the back-up (it has ${ahead.join(', ')}). Make a new database for it.`,
  )
}

async function assertSame(client: pg.ClientBase, table: BackedUpTable): Promise<void> {
  const rows = await countRows(client, table)
  const sha256 = await digestOf(await copyOut(client, table))
  if (rows === table.rows && sha256 === table.sha256) return
  throw new Error(
    `What was restored of ${table.name} is not what was backed up (${rows} of ${table.rows} rows). Nothing was kept.`,
  )
}

async function putFiles(from: FileStore, to: FileStore, { files }: Manifest): Promise<void> {
  for (const file of files) {
    const hash = createHash('sha256')
    const checked = async function* () {
      for await (const chunk of from.get(file.name)) {
        hash.update(chunk)
        yield chunk
      }
      // Thrown within the stream, so that nothing of it is kept.
      if (hash.digest('hex') !== file.sha256) {
        throw new Error(`The file ${file.name} was changed after the back-up was made.`)
      }
    }
    await to.put(file.name, checked())
  }
}

async function joinDeletions(ledger: FileStore, names: readonly string[]): Promise<void> {
  const known = new Set<string>()
  for await (const { name } of ledger.list()) known.add(name)
  for (const name of names) {
    if (!known.has(name)) await ledger.put(name, restoredNow())
  }
}

async function* restoredNow(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(`restored ${new Date().toISOString()}\n`))
}
