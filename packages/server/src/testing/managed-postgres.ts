import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'

/** A PostgreSQL as a managed service gives it: passwords, and an owner who is no superuser. */
export interface ManagedPostgres {
  /** The setting of a login; `owner` may make roles and owns the database, nothing more. */
  url(login: string, password?: string): string
  /** As the superuser whom the service keeps to itself. */
  asSuperuser(statement: string): Promise<pg.QueryResultRow[]>
  /** Statement after statement on one connection of a login; what each answers. */
  asEach(url: string, statements: readonly string[]): Promise<pg.QueryResultRow[][]>
  stop(): Promise<void>
}

export const ownerLogin = { user: 'service_owner', password: 'owner of the test' }

/**
 * Starts one. Majors beside the one that comes along are those whose folders (with `bin`, `lib` and
 * `share`) the variable `POSTGRES_FOLDERS` names, divided by colons.
 */
export async function managedPostgres(native?: string): Promise<ManagedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-managed-'))
  const server = await startEmbeddedPostgres(folder, native === undefined ? undefined : { native })
  const host = encodeURIComponent(server.socketFolder)
  const url = (login: string, password = '') =>
    `postgresql://${login}:${encodeURIComponent(password)}@/service?host=${host}`
  const runEach = async (config: pg.ClientConfig, statements: readonly string[]) => {
    const client = new pg.Client(config)
    client.on('error', () => undefined)
    await client.connect()
    try {
      const answers: pg.QueryResultRow[][] = []
      for (const statement of statements) {
        answers.push((await client.query<pg.QueryResultRow>(statement)).rows)
      }
      return answers
    } finally {
      await client.end()
    }
  }
  const run = async (config: pg.ClientConfig, statement: string) =>
    (await runEach(config, [statement]))[0] ?? []
  const superuser = { host: server.socketFolder, user: server.ownerRole }
  const { user, password } = ownerLogin
  await run(
    { ...superuser, database: 'postgres' },
    `create role ${user} login createrole createdb password '${password}'`,
  )
  await run({ ...superuser, database: 'postgres' }, `create database service owner ${user}`)
  const rules = join(folder, 'data/pg_hba.conf')
  // Everybody but the superuser signs in with a password.
  writeFileSync(
    rules,
    `local all ${server.ownerRole} trust\nlocal all all scram-sha-256\n${readFileSync(rules, 'utf8')}`,
  )
  await run({ ...superuser, database: 'postgres' }, 'select pg_reload_conf()')
  return {
    url,
    asSuperuser: (statement) => run({ ...superuser, database: 'service' }, statement),
    asEach: (connectionString, statements) => runEach({ connectionString }, statements),
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
