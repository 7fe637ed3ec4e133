import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'
import type { Schema } from './schema.ts'
import { inTenant, openPool, type TenantTransaction } from './transactions.ts'

/** What one customer's transaction leaves on its connection, the next one must not see. */

const server = testServer()
const tenants = Array.from({ length: 50 }, () => randomUUID())
const transactions = 600
let pool: Kysely<Schema>

beforeAll(async () => {
  await server.context.database.asSystem(async (tx) => {
    const users = tenants.map((id) => ({
      id,
      role: 'client' as const,
      email: `${id}@example.com`,
      password_hash: '',
    }))
    await tx.sql.insertInto('users').values(users).execute()
  })
  pool = openPool({ ...server.context.connection, max: 5 })
})
afterAll(() => pool.destroy())

const idsSeen = async (tx: Kysely<Schema>) =>
  (await tx.selectFrom('users').select('id').execute()).map(({ id }) => id)

/** Every way in which a transaction ends, each after its rows were seen. */
const endings: readonly ((tx: TenantTransaction) => Promise<unknown>)[] = [
  () => Promise.resolve(),
  () => Promise.reject(new Error('thrown by the work')),
  ({ sql: tx }) => sql`select 1 / 0`.execute(tx),
  ({ sql: tx }) => sql`select no_such_column from users`.execute(tx),
  async ({ sql: tx }) => {
    await sql`set local statement_timeout = 5`.execute(tx)
    await sql`select pg_sleep(1)`.execute(tx)
  },
  // By another session, as an administrator would.
  async ({ sql: tx }) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await Promise.all([
      sql`select pg_sleep(1)`.execute(tx),
      server.context.database.asSystem((other) =>
        sql`select pg_cancel_backend(${rows[0]?.pid}), pg_sleep(0.01)`.execute(other.sql),
      ),
    ])
  },
  ({ sql: tx }) => sql`rollback; begin`.execute(tx),
  async ({ sql: tx }) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await server.context.database.asSystem((other) =>
      sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.sql),
    )
    await sql`select pg_sleep(1)`.execute(tx)
  },
]

test(`${transactions} transactions of 50 customers on 5 connections leave nothing behind`, async () => {
  const seen = { foreign: 0, own: 0, failed: 0, leftovers: new Set<unknown>(), unnamed: 0 }
  const one = async (index: number) => {
    const tenant = tenants[(index * 7) % tenants.length] ?? ''
    // The two that cost a connection or a wait are tried less often.
    const ending = endings[index % 25 === 0 ? 5 + (index % 3) : index % 5] ?? endings[0]
    try {
      await inTenant(pool, tenant, async (tx) => {
        const ids = await idsSeen(tx.sql)
        seen.foreign += ids.filter((id) => id !== tenant).length
        seen.own += ids.length
        await ending?.(tx)
      })
    } catch {
      seen.failed++
    }
    const { rows } = await sql<{ tenant: string | null; rows: string }>`
      select current_setting('app.tenant', true) as tenant, count(*) as rows from users`.execute(
      pool,
    )
    seen.leftovers.add(rows[0]?.tenant)
    seen.unnamed += Number(rows[0]?.rows)
  }
  for (let from = 0; from < transactions; from += 200) {
    await Promise.all(Array.from({ length: 200 }, (_, index) => one(from + index)))
  }
  expect({ ...seen, leftovers: [...seen.leftovers].filter(Boolean) }).toEqual({
    foreign: 0,
    own: transactions,
    failed: seen.failed,
    leftovers: [],
    unnamed: 0,
  })
  expect(seen.failed).toBeGreaterThan(transactions / 2)
}, 120_000)
