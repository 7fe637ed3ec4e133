import pg from 'pg'
import type { Settings } from '../settings.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { assertSafeRole } from './assert-role.ts'
import { appRole, migrate } from './migrate.ts'
import { openDatabase, type Database } from './transactions.ts'

export interface ConnectedDatabase {
  readonly database: Database
  /** For libraries that open their own connections (the job queue), as the application's role. */
  readonly connection: pg.PoolConfig
  close(): Promise<void>
}

/**
 * The database ready for use: our own under the data folder, or the one of DATABASE_URL; migrated
 * by its owner, then opened as the application's role, which is checked.
 */
export async function connectDatabase(settings: Settings): Promise<ConnectedDatabase> {
  const place = await findDatabase(settings)
  await withClient(place.owner, migrate)
  await withClient(place.app, assertSafeRole)
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

interface Place {
  readonly owner: pg.ClientConfig
  readonly app: pg.PoolConfig
  stop(): Promise<void>
}

async function findDatabase(settings: Settings): Promise<Place> {
  if (settings.databaseUrl !== undefined) {
    const owner = { connectionString: settings.databaseUrl }
    // One login owns the schema; every connection of the application gives that right up.
    return {
      owner,
      app: { ...owner, options: `-c role=${appRole}` },
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

async function withClient(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
