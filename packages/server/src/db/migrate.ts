import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { appRole, createAppRole } from './app-login.ts'
import { installJobQueue } from './job-schema.ts'

const folder = join(import.meta.dirname, '../../migrations')

/** Any number that no other program of the same database takes. */
const lockKey = 7_081_976

/** Every migration of this version, in order. */
export function allMigrations(): string[] {
  return readdirSync(folder).sort()
}

/** Those that a database has had; none where it was never migrated. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rowCount } = await client.query(
    `select 1 from pg_tables where schemaname = 'public' and tablename = 'migrations'`,
  )
  if (rowCount === 0) return []
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

/**
 * Brings the schema up to date as its owner, or only as far as the migrations named. Several
 * processes may call it at once: one migrates, the others wait. Each file is one transaction,
 * recorded by name; a file never changes. Killed anywhere, it goes on where it stood.
 */
export async function migrate(
  client: pg.ClientBase,
  names: readonly string[] = allMigrations(),
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey])
  try {
    await createAppRole(client)
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = new Set(await appliedMigrations(client))
    for (const name of names) if (!applied.has(name)) await apply(client, name)
    await installJobQueue(client, appRole)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}

async function apply(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(readFileSync(join(folder, name), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
