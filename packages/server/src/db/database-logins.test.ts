import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDatabaseSettings } from '../settings/read-settings.ts'
import { managedPostgres, ownerLogin, type ManagedPostgres } from '../testing/managed-postgres.ts'
import { asOwner, connectDatabase, migrateAs } from './connect.ts'

/** The majors at hand: the one that comes along, and those whose folders the tester names. */
const majors: (string | undefined)[] = [
  undefined,
  ...(process.env['POSTGRES_FOLDERS'] ?? '').split(':').filter(Boolean),
]

const password = 'of the application 1'

describe.each(majors)('PostgreSQL of %s, as a managed service gives it', (native) => {
  let service: ManagedPostgres
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plumbline-logins-'))
    service = await managedPostgres(native)
  }, 120_000)
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const settingsFor = (databaseUrl: string, withOwner = true) =>
    readDatabaseSettings({
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      ...(withOwner && { MIGRATION_URL: service.url(ownerLogin.user, ownerLogin.password) }),
    })
  const migrated = (databaseUrl: string) =>
    asOwner(settingsFor(databaseUrl), (_client, { owner, app }) => migrateAs(owner, app))
  const production = (databaseUrl: string) =>
    connectDatabase({ ...settingsFor(databaseUrl, false), production: true })
  const app = () => service.url('web', password)

  test('production names what to run where the schema is not there, and makes nothing', async () => {
    await service.asSuperuser(`create role waiting login password '${password}'`)
    await expect(production(service.url('waiting', password))).rejects.toThrow(
      /schema is behind this version \(missing: all \d+ migrations, the job queue\)\.\n.*MIGRATION_URL.*npm run migrate/,
    )
    const tables = await service.asSuperuser(
      `select 1 from pg_tables where schemaname in ('public', 'pgboss')`,
    )
    expect(tables).toEqual([])
  })

  test('the owner makes the application’s login, and the application works as it', async () => {
    await migrated(app())
    await migrated(app())
    const connected = await production(app())
    try {
      const id = randomUUID()
      await connected.database.asSystem((tx) =>
        tx.sql
          .insertInto('users')
          .values({ id, role: 'client', email: 'a@example.com', password_hash: '' })
          .execute(),
      )
      const seen = (who: string) =>
        connected.database.asTenant(who, (tx) => tx.sql.selectFrom('users').select('id').execute())
      expect(await seen(id)).toEqual([{ id }])
      expect(await seen(randomUUID())).toEqual([])
    } finally {
      await connected.close()
    }
  })

  test('a changed password is taken over by migrating', async () => {
    const changed = service.url('web', 'another one 2')
    await expect(production(changed)).rejects.toThrow(/password authentication failed/)
    await migrated(changed)
    await (await production(changed)).close()
    await migrated(app())
    await (await production(app())).close()
  })

  test('"set role none" and "reset role" gain nothing', async () => {
    for (const words of ['set role none', 'reset role', 'reset session authorization']) {
      const [, answer] = await service.asEach(app(), [words, 'select count(*)::int from users'])
      expect(answer).toEqual([{ count: 0 }])
      for (const harm of [
        'delete from audit_trail',
        'truncate users',
        'alter table users no force row level security',
        'drop policy tenant on users',
        'delete from migrations',
        `set role ${ownerLogin.user}`,
        'set role plumbline_owner',
        `create role another login`,
      ]) {
        await expect(service.asEach(app(), [words, harm]), harm).rejects.toThrow(
          /permission denied|must be owner/,
        )
      }
    }
  })

  test.each([
    ['a superuser', 'superuser', /"unsafe", which is a superuser/],
    ['one that bypasses row-level security', 'bypassrls', /which bypasses row-level security/],
    ['one that makes roles', 'createrole', /which may make roles/],
    ['one that copies the database', 'replication', /which may copy the whole database/],
  ])('production refuses %s as the application', async (_name, option, reason) => {
    await service.asSuperuser(
      `create role unsafe login ${option} password '${password}'; grant plumbline_app to unsafe`,
    )
    try {
      await expect(production(service.url('unsafe', password))).rejects.toThrow(reason)
      await expect(production(service.url('unsafe', password))).rejects.toThrow(/npm run migrate/)
    } finally {
      await service.asSuperuser('drop role unsafe')
    }
  })

  test.each([
    ['the owner', 'service_owner', /can become "service_owner", which may make roles/],
    ['a program runner', 'pg_execute_server_program', /which reaches past privileges/],
    ['a writer of everything', 'pg_write_all_data', /which reaches past privileges/],
  ])('production refuses a login that can become %s', async (_name, role, reason) => {
    const exists = await service.asSuperuser(`select 1 from pg_roles where rolname = '${role}'`)
    expect(exists).toHaveLength(1)
    await service.asSuperuser(
      `create role unsafe login noinherit password '${password}'; grant plumbline_app, ${role} to unsafe`,
    )
    try {
      await expect(production(service.url('unsafe', password))).rejects.toThrow(reason)
    } finally {
      await service.asSuperuser('drop role unsafe')
    }
  })

  test('production refuses the owner', async () => {
    const owner = service.url(ownerLogin.user, ownerLogin.password)
    await expect(production(owner)).rejects.toThrow(/"service_owner", which may make roles/)
    await service.asSuperuser(
      `alter role service_owner nocreaterole; grant plumbline_app to service_owner`,
    )
    try {
      await expect(production(owner)).rejects.toThrow(
        /which owns, or can become the owner of, the database service/,
      )
    } finally {
      await service.asSuperuser(`alter role service_owner createrole`)
    }
  })

  test('production refuses a superuser who has taken the application’s role on', async () => {
    await service.asSuperuser(`create role unsafe login superuser password '${password}'`)
    const role = encodeURIComponent('-c role=plumbline_app')
    try {
      await expect(
        production(`${service.url('unsafe', password)}&options=${role}`),
      ).rejects.toThrow(/"unsafe", which is a superuser/)
    } finally {
      await service.asSuperuser('drop role unsafe')
    }
  })

  test('an owner who may make no roles is told the statement to have run', async () => {
    await service.asSuperuser(`alter role service_owner nocreaterole`)
    try {
      await expect(migrated(service.url('nobody_yet', password))).rejects.toThrow(
        /Have an administrator of the database run it once.*\n {2}create role "nobody_yet" login password '\.\.\.';/,
      )
    } finally {
      await service.asSuperuser(`alter role service_owner createrole`)
    }
  })
})
