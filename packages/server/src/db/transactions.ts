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

/** Statements that see every customer, each a transaction of its own. */
export interface SystemStatements {
  readonly kind: 'system'
  readonly sql: Kysely<Schema>
}

export type AnyTransaction = TenantTransaction | SystemTransaction

/** Where all SQL goes through. */
export interface Database {
  asTenant<Answer>(
    userId: string,
    work: (tx: TenantTransaction) => Promise<Answer>,
  ): Promise<Answer>
  asSystem<Answer>(work: (tx: SystemTransaction) => Promise<Answer>): Promise<Answer>
  /**
   * One statement at a time, where a transaction would ask the database four times instead of once.
   * They have connections of their own, so that they never wait for a transaction that waits for
   * them.
   */
  asSystemSingly<Answer>(work: (system: SystemStatements) => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

/**
 * Opens the connections as the application's role: those of customers show nothing until a
 * transaction names its customer, those of the system show all. Connections that break are
 * replaced, never fatal.
 */
export function openDatabase(connection: pg.PoolConfig): Database {
  const everyCustomer = {
    ...connection,
    options: `${connection.options ?? ''} -c app.scope=system`,
  }
  const tenants = openPool({ max: 16, ...connection })
  const system = openPool({ max: 8, ...everyCustomer })
  const statements = openPool({ max: 4, ...everyCustomer })
  return {
    asTenant: (userId, work) => inTenant(tenants, userId, work),
    asSystem: (work) =>
      system.transaction().execute((transaction) => work({ kind: 'system', sql: transaction })),
    asSystemSingly: (work) => work({ kind: 'system', sql: statements }),
    async close() {
      await Promise.all([tenants, system, statements].map((pool) => pool.destroy()))
    },
  }
}

/**
 * A transaction on any connection that is free. It names its customer for itself alone: ended in
 * whatever way, the connection shows nothing again.
 */
export function inTenant<Answer>(
  pool: Kysely<Schema>,
  userId: string,
  work: (tx: TenantTransaction) => Promise<Answer>,
): Promise<Answer> {
  return pool.transaction().execute(async (transaction) => {
    await sql`select set_config('app.tenant', ${userId}, true)`.execute(transaction)
    return work({ kind: 'tenant', userId, sql: transaction })
  })
}

/** Connections that break are replaced. */
export function openPool(connection: pg.PoolConfig): Kysely<Schema> {
  const pool = new pg.Pool({ idleTimeoutMillis: 30_000, ...connection })
  // An idle connection that breaks (the database restarts) would otherwise end the process.
  pool.on('error', () => undefined)
  // So would one that breaks between two statements of a transaction: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
