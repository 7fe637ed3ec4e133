import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asOwner, migrateAs } from '../db/connect.ts'
import { appRole } from '../db/app-login.ts'
import { openStores } from '../files/open-stores.ts'
import { requireGiven } from '../keys/open-keys.ts'
import { openContext } from '../open-context.ts'
import { deleteAgain } from '../services/administration/delete-user.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { administrator } from '../testing/administrators.ts'
import { customer } from '../testing/customers.ts'
import { claimsCsv } from '../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../testing/run-worker.ts'
import { testServer } from '../testing/test-server.ts'
import { takeUpAgain } from './after-restore.ts'
import { makeBackUp } from './make-back-up.ts'
import { restoreBackUp } from './restore-back-up.ts'

/** The drill: back up a product in use, lose everything, restore, compare. */

const masterKey = randomBytes(32).toString('hex')
const server = testServer({ ENCRYPTION_KEY: masterKey })
runWorker(server)
const folder = mkdtempSync(join(tmpdir(), 'plumbline-drill-'))
const backUp = join(folder, 'kept')
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const made = { uploadId: '', deletedId: '' }

const owned = async (settings: Settings) => ({
  stores: openStores(settings),
  master: await requireGiven(settings),
})

async function ask(url: string, statement: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<pg.QueryResultRow>(statement)).rows
  } finally {
    await client.end()
  }
}

/** An empty database of an owner who is no superuser, so that row-level security binds it. */
async function emptyPlace(changes: NodeJS.ProcessEnv = {}): Promise<Settings> {
  const { socketFolder, owner } = inject('postgres')
  const host = encodeURIComponent(socketFolder)
  const url = (user: string, name: string) => `postgresql://${user}@/${name}?host=${host}`
  const name = `drill_${randomUUID().replaceAll('-', '')}`
  const admin = url(owner, 'postgres')
  await ask(
    admin,
    `do $$ begin
    if not exists (select 1 from pg_roles where rolname = 'drill_owner')
    then create role drill_owner login; end if; end $$`,
  )
  await ask(admin, `create database ${name} owner drill_owner`)
  return readSettings({
    DATA_DIR: mkdtempSync(join(folder, 'place-')),
    DATABASE_URL: url(appRole, name),
    MIGRATION_URL: url('drill_owner', name),
    ENCRYPTION_KEY: masterKey,
    LOG_LEVEL: 'silent',
    ...changes,
  })
}

const restoreInto = (settings: Settings, from = backUp) =>
  asOwner(settings, async (client) => restoreBackUp({ ...(await owned(settings)), client }, from))

beforeAll(async () => {
  chmodSync(folder, 0o755)
  await administrator(server)
  const kept = await customer(server)
  const upload = await sendFile(kept.visitor, claimsCsv)
  await ended(kept.visitor, upload.id)
  made.uploadId = upload.id
  const leaving = await customer(server)
  await ended(leaving.visitor, (await sendFile(leaving.visitor, claimsCsv)).id)
  made.deletedId = leaving.id
  const { settings } = server.context
  await asOwner(settings, async (client) =>
    makeBackUp({ ...(await owned(settings)), client }, backUp),
  )
}, 120_000)

describe('a back-up', () => {
  test('holds nothing that could be read without the key', () => {
    const files = readdirSync(backUp, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) {
      const text = readFileSync(file, 'latin1')
      for (const mark of ['Lovelace', '99213', 'example.com', '$argon2', masterKey]) {
        expect(text.includes(mark), `${mark} in ${file}`).toBe(false)
      }
    }
  })

  test('is not written over another', async () => {
    const { settings } = server.context
    await expect(
      asOwner(settings, async (client) =>
        makeBackUp({ ...(await owned(settings)), client }, backUp),
      ),
    ).rejects.toThrow(/is there already/)
  })

  test('is made by an owner whom row-level security binds, with the same rows', async () => {
    const settings = await emptyPlace()
    const first = await restoreInto(settings)
    const again = join(folder, 'again')
    const second = await asOwner(settings, async (client) =>
      makeBackUp({ ...(await owned(settings)), client }, again),
    )
    const digests = (tables: typeof first.tables) =>
      Object.fromEntries(tables.map(({ name, rows, sha256 }) => [name, [rows, sha256]]))
    expect(digests(second.tables)).toEqual(digests(first.tables))
    expect(second.files).toEqual(expect.arrayContaining(first.files))
    expect(first.files).toHaveLength(2)
    const rowsOf = (name: string) => first.tables.find((table) => table.name === name)?.rows
    expect([rowsOf('users'), rowsOf('uploads'), rowsOf('claims')]).toEqual([3, 2, 6])
  })

  test('is refused where a table hides rows from the owner', async () => {
    const settings = await emptyPlace()
    await restoreInto(settings)
    const url = settings.migrationUrl ?? ''
    await ask(
      url,
      `alter policy tenant on claims using (user_id = nullif(current_setting('app.tenant', true), '')::uuid)`,
    )
    await expect(
      asOwner(settings, async (client) =>
        makeBackUp({ ...(await owned(settings)), client }, join(folder, 'x')),
      ),
    ).rejects.toThrow(/row-level security hides of: claims/)
    expect(existsSync(join(folder, 'x'))).toBe(false)
  })
})

describe('restored', () => {
  test('the product is as it was, and whom it deleted since is deleted again', async () => {
    const settings = await emptyPlace()
    // The ledger is kept beside the database, and knows more than the back-up.
    const { stores } = await owned(settings)
    await stores.deletions.put(`users/${made.deletedId}`, justNow())
    const manifest = await restoreInto(settings)
    const { owner, app } = await asOwner(settings, (_client, logins) => Promise.resolve(logins))
    await migrateAs(owner, app)
    const context = await openContext({ ...settings, production: true })
    try {
      expect(await takeUpAgain(context, manifest)).toEqual({ audits: 0 })
      expect(await deleteAgain(context)).toBe(1)
      const broken = await context.database.asSystem((tx) => context.auditTrail.findBreak(tx))
      expect(broken).toBeUndefined()
      const entries = await context.database.asSystem((tx) =>
        tx.sql
          .selectFrom('audit_trail')
          .select('action')
          .orderBy('sequence', 'desc')
          .limit(2)
          .execute(),
      )
      expect(entries).toEqual([{ action: 'user-deleted' }, { action: 'database-restored' }])
      const uploads = await context.database.asSystem((tx) =>
        tx.sql.selectFrom('uploads').select(['user_id', 'id', 'file_key']).execute(),
      )
      expect(uploads.map(({ id }) => id)).toEqual([made.uploadId])
      const [upload] = uploads
      const owner = { userId: upload?.user_id ?? '', uploadId: made.uploadId }
      const account = await context.accountKeys.ofUser(owner.userId)
      const bytes = await context.originals.read(
        owner,
        account,
        upload?.file_key ?? Buffer.alloc(0),
      )
      expect(bytes.toString()).toBe(claimsCsv)
    } finally {
      await context.close()
    }
  })

  test('an audit that had not ended is taken up again', async () => {
    const settings = await emptyPlace()
    const manifest = await restoreInto(settings)
    const context = await openContext(settings)
    try {
      await context.database.asSystem((tx) =>
        tx.sql
          .updateTable('uploads')
          .set({ status: 'processing' })
          .where('id', '=', made.uploadId)
          .execute(),
      )
      expect(await takeUpAgain(context, manifest)).toEqual({ audits: 1 })
      const [queue] = await ask(
        settings.migrationUrl ?? '',
        `select data from pgboss.job where state = 'created'`,
      )
      expect(queue?.['data']).toMatchObject({ uploadId: made.uploadId })
    } finally {
      await context.close()
    }
  })

  test('with another key, nothing is', async () => {
    const settings = await emptyPlace({ ENCRYPTION_KEY: randomBytes(32).toString('hex') })
    await expect(restoreInto(settings)).rejects.toThrow(
      /made with another ENCRYPTION_KEY or KMS_KEY_ID/,
    )
    expect(
      await ask(settings.migrationUrl ?? '', `select 1 from pg_tables where schemaname = 'public'`),
    ).toEqual([])
  })

  test('into a database that is in use, nothing is', async () => {
    const settings = await emptyPlace()
    await restoreInto(settings)
    await expect(restoreInto(settings)).rejects.toThrow(/not empty/)
  })
})

describe('a back-up that was changed', () => {
  const changed = async (change: (copy: string) => void) => {
    const copy = mkdtempSync(join(folder, 'changed-'))
    rmSync(copy, { recursive: true })
    cpSync(backUp, copy, { recursive: true })
    change(copy)
    const settings = await emptyPlace()
    return { settings, restoring: restoreInto(settings, copy) }
  }
  const rowsIn = async (settings: Settings) => {
    const url = new URL((settings.migrationUrl ?? '').replace('@/', '@any/'))
    const { socketFolder, owner } = inject('postgres')
    const host = encodeURIComponent(socketFolder)
    const all = `postgresql://${owner}@${url.pathname}?host=${host}`
    const tables = await ask(all, `select 1 from pg_tables where tablename = 'users'`)
    return tables.length === 0 ? 0 : (await ask(all, 'select 1 from users')).length
  }
  const flip = (path: string) => {
    const bytes = readFileSync(path)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    writeFileSync(path, bytes)
  }

  test.each([
    ['a row', 'tables/claims/000000', /do not fit their seal/],
    ['a part that is gone', 'tables/users/000000', /ENOENT/],
    ['the manifest', 'manifest.json', /was changed|cannot be read/],
  ])('is refused: %s', async (_name, path, reason) => {
    const { settings, restoring } = await changed((copy) => {
      if (reason.source === 'ENOENT') rmSync(join(copy, path))
      else flip(join(copy, path))
    })
    await expect(restoring).rejects.toThrow(reason)
    expect(await rowsIn(settings)).toBe(0)
    // The same place takes the whole one.
    await restoreInto(settings)
    expect(await rowsIn(settings)).toBe(3)
  })

  test('is refused: a table’s rows under another’s name', async () => {
    const { restoring } = await changed((copy) => {
      const from = readFileSync(join(copy, 'tables/findings/000000'))
      writeFileSync(join(copy, 'tables/claims/000000'), from)
    })
    await expect(restoring).rejects.toThrow(/do not fit their seal/)
  })

  test('is refused: an uploaded file', async () => {
    const { restoring } = await changed((copy) => {
      const [user = ''] = readdirSync(join(copy, 'files'))
      const [file = ''] = readdirSync(join(copy, 'files', user))
      flip(join(copy, 'files', user, file))
    })
    await expect(restoring).rejects.toThrow(/was changed after the back-up was made/)
  })
})

async function* justNow(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from('now\n'))
}
