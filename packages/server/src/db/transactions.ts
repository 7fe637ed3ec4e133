import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

/** A transaction bound to one customer: row-level security shows no other's rows. */
export interface TenantTransaction {
  readonly kind: 'tenant'
  readonly userId: string
  readonly sql: Transaction<Schema>
}

/** A transaction that sees every customer: sign-in, administration, the worker taking a job. */
export interface SystemTransaction {
  readonly kind: 'system'
  readonly sql: Transaction<Schema>
}

export type AnyTransaction = TenantTransaction | SystemTransaction

/** Where all SQL goes through; there is no query outside one of its transactions. */
export interface Database {
  asTenant<Answer>(
    userId: string,
    work: (tx: TenantTransaction) => Promise<Answer>,
  ): Promise<Answer>
  asSystem<Answer>(work: (tx: SystemTransaction) => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

/** Opens a pool as the application's role. Connections that break are replaced, never fatal. */
export function openDatabase(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({ max: 20, idleTimeoutMillis: 30_000, ...connection })
  // An idle connection that breaks (the database restarts) would otherwise end the process.
  pool.on('error', () => undefined)
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    asTenant: (userId, work) =>
      kysely.transaction().execute(async (transaction) => {
        await sql`select set_config('app.tenant', ${userId}, true)`.execute(transaction)
        return work({ kind: 'tenant', userId, sql: transaction })
      }),
    asSystem: (work) =>
      kysely.transaction().execute(async (transaction) => {
        await sql`select set_config('app.scope', 'system', true)`.execute(transaction)
        return work({ kind: 'system', sql: transaction })
      }),
    close: () => kysely.destroy(),
  }
}
