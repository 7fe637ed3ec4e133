import type pg from 'pg'
import { jobSchemaVersion, jobSchema } from './job-schema.ts'
import { allMigrations, appliedMigrations } from './migrate.ts'

/** The schema is older than the program. */
export class SchemaBehindError extends Error {
  override readonly name = 'SchemaBehindError'

  constructor(missing: string) {
    super(
      `The database’s schema is behind this version (missing: ${missing}).\n` +
        'Set MIGRATION_URL to the login that owns the database and run: npm run migrate',
    )
  }
}

/** Refuses a database that was not migrated to this version, as the application's login sees it. */
export async function assertSchema(client: pg.ClientBase): Promise<void> {
  const missing = [...(await missingMigrations(client)), ...(await missingQueue(client))]
  if (missing.length > 0) throw new SchemaBehindError(missing.join(', '))
}

async function missingMigrations(client: pg.ClientBase): Promise<string[]> {
  const all = allMigrations()
  if (!(await canRead(client, 'public', 'migrations'))) {
    return [all.length === 1 ? 'the schema' : `all ${all.length} migrations`]
  }
  const applied = new Set(await appliedMigrations(client))
  return all.filter((name) => !applied.has(name))
}

async function missingQueue(client: pg.ClientBase): Promise<string[]> {
  if (!(await canRead(client, jobSchema, 'version'))) return ['the job queue']
  const { rows } = await client.query<{ version: number }>(
    `select version from ${jobSchema}.version`,
  )
  return (rows[0]?.version ?? 0) < jobSchemaVersion ? ['the job queue'] : []
}

/** False, too, where the table is there and the login has no privileges on it. */
async function canRead(client: pg.ClientBase, schema: string, table: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relname = $2
        and has_schema_privilege(n.oid, 'USAGE') and has_table_privilege(c.oid, 'SELECT')`,
    [schema, table],
  )
  return rowCount !== 0
}
