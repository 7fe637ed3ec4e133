import type pg from 'pg'
import type { DatabaseSettings, Settings } from '../settings/settings.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { admitLogin, appRole } from './app-login.ts'
import { assertSafeRole } from './assert-role.ts'
import { assertSchema } from './assert-schema.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type Database } from './transactions.ts'
import { withClient } from './with-client.ts'

export interface ConnectedDatabase {
  readonly database: Database
  /** For libraries that open their own connections (the job queue), as the application's login. */
  readonly connection: pg.PoolConfig
  close(): Promise<void>
}

/**
 * The database ready for use: our own under the data folder, or the one of DATABASE_URL. Opened as
 * the application's login, which is checked; migrated before by its owner, in evaluation mode only:
 * in production whoever runs the product decides when (`npm run migrate`).
 */
export async function connectDatabase(
  settings: DatabaseSettings & Pick<Settings, 'production'>,
): Promise<ConnectedDatabase> {
  const place = await findDatabase(settings)
  try {
    if (place.owner && !settings.production) await migrateAs(place.owner, place.app)
    await withClient(place.app, async (client) => {
      await assertSafeRole(client)
      await assertSchema(client)
    })
  } catch (error) {
    await place.stop()
    throw error
  }
  const database = openDatabase(place.app)
  return {
    database,
    connection: place.app,
    async close() {
      try {
        await database.close()
      } finally {
        await place.stop()
      }
    },
  }
}

/** The owner's and the application's ways in. */
export interface DatabaseLogins {
  readonly owner: pg.ClientConfig
  readonly app: pg.PoolConfig
}

/** Work that only the owner may do, on our own database or as MIGRATION_URL. */
export async function asOwner<Answer>(
  settings: DatabaseSettings,
  work: (client: pg.Client, logins: DatabaseLogins) => Promise<Answer>,
): Promise<Answer> {
  const place = await findDatabase(settings)
  const { owner, app } = place
  try {
    if (!owner) {
      throw new Error(
        'MIGRATION_URL is not set. Set it to the login that owns the database; DATABASE_URL is the application’s.',
      )
    }
    return await withClient(owner, (client) => work(client, { owner, app }))
  } finally {
    await place.stop()
  }
}

/** Brings the schema up to date and lets the application's login in. */
export async function migrateAs(owner: pg.ClientConfig, app: pg.ClientConfig): Promise<void> {
  await withClient(owner, async (client) => {
    await migrate(client)
    await admitLogin(client, app)
  })
}

interface Place {
  /** Undefined where only the application's login is known. */
  readonly owner: pg.ClientConfig | undefined
  readonly app: pg.PoolConfig
  stop(): Promise<void>
}

async function findDatabase(settings: DatabaseSettings): Promise<Place> {
  const { databaseUrl, migrationUrl } = settings
  if (databaseUrl !== undefined) {
    return {
      owner: migrationUrl === undefined ? undefined : { connectionString: migrationUrl },
      app: { connectionString: databaseUrl },
      stop: () => Promise.resolve(),
    }
  }
  const server = await startEmbeddedPostgres(settings.databaseFolder)
  const socket = { host: server.socketFolder, database: 'postgres' }
  return {
    owner: { ...socket, user: server.ownerRole },
    app: { ...socket, user: appRole },
    stop: () => server.stop(),
  }
}
