import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, inject, test } from 'vitest'
import { compiledCode } from '../testing/compiled-code.ts'
import { appRole } from './app-login.ts'

/** `npm run migrate` killed while it works, and run again: the schema is the one of a clean run. */

const entry = join(import.meta.dirname, '../migrate.ts')

const urlOf = (user: string, name: string) =>
  `postgresql://${user}@/${name}?host=${encodeURIComponent(inject('postgres').socketFolder)}`

async function ask(name: string, statement: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: urlOf(inject('postgres').owner, name) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<pg.QueryResultRow>(statement)).rows
  } finally {
    await client.end()
  }
}

async function emptyDatabase(): Promise<string> {
  const name = `interrupted_${randomUUID().replaceAll('-', '')}`
  await ask('postgres', `create database ${name}`)
  return name
}

function migrating(name: string) {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...compiledCode,
      DATABASE_URL: urlOf(appRole, name),
      MIGRATION_URL: urlOf(inject('postgres').owner, name),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.once('exit', (code, signal) => {
      done(code ?? signal)
    })
  })
  return { child, ended, said: () => said }
}

async function migrated(name: string): Promise<void> {
  const { ended, said } = migrating(name)
  expect(`${String(await ended)} ${said()}`).toBe('0 ')
}

/** Tables, columns, constraints, indexes, policies, privileges: all that migrations make. */
async function schemaOf(name: string): Promise<unknown> {
  const inside = `n.nspname in ('public', 'pgboss')`
  const parts = [
    `select n.nspname, c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl::text
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${inside} order by 1, 2`,
    `select n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where ${inside} and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p') order by 1, 2, 3`,
    `select n.nspname, conname, pg_get_constraintdef(k.oid) from pg_constraint k
       join pg_namespace n on n.oid = k.connamespace where ${inside} order by 1, 2`,
    `select schemaname, tablename, policyname, cmd, qual, with_check from pg_policies order by 1, 2, 3`,
    `select name from migrations order by name`,
    `select version from pgboss.version`,
    `select name from pgboss.queue order by name`,
  ]
  return Promise.all(parts.map((part) => ask(name, part)))
}

let clean: unknown

beforeAll(async () => {
  const name = await emptyDatabase()
  await migrated(name)
  clean = await schemaOf(name)
}, 60_000)

/** Migrations that are there so far. */
async function appliedTo(name: string): Promise<number> {
  try {
    return (await ask(name, 'select name from migrations')).length
  } catch {
    return -1
  }
}

test.each(['SIGKILL', 'the connection'] as const)(
  'ended by %s at every stage, it goes on',
  async (how) => {
    const stages = new Set<number>()
    for (const after of [0, 2, 5, 11]) {
      const name = await emptyDatabase()
      const { child, ended } = migrating(name)
      while (child.exitCode === null && (await appliedTo(name)) < after) await pause(1)
      if (how === 'SIGKILL') child.kill('SIGKILL')
      else {
        await ask(
          'postgres',
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
        )
      }
      await ended
      stages.add(await appliedTo(name))
      await migrated(name)
      expect(await schemaOf(name)).toEqual(clean)
    }
    expect(stages.size).toBeGreaterThan(1)
  },
  120_000,
)

test('four at once make one schema', async () => {
  const name = await emptyDatabase()
  await Promise.all(Array.from({ length: 4 }, () => migrated(name)))
  expect(await schemaOf(name)).toEqual(clean)
}, 120_000)

test('a statement that fails in the middle of a file leaves nothing of the file', async () => {
  const name = await emptyDatabase()
  // The migration that makes this table finds one already.
  await ask(name, 'create table member_numbers (mine integer)')
  const { ended, said } = migrating(name)
  expect(await ended).toBe(2)
  expect(said()).toContain('already exists')
  const columns = await ask(
    name,
    `select 1 from information_schema.columns where table_name = 'uploads' and column_name = 'results_key'`,
  )
  expect(columns).toEqual([])
  await ask(name, 'drop table member_numbers')
  await migrated(name)
  expect(await schemaOf(name)).toEqual(clean)
}, 60_000)
