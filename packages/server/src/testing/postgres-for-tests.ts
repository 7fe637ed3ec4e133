import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { bundleProgram } from '../jobs/audit-program/bundle-program.ts'
import { migrate } from '../db/migrate.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the test database's socket, and its owner. */
    readonly postgres: { readonly socketFolder: string; readonly owner: string }
  }
}

/** The database that each test file copies: migrated once. */
export const templateDatabase = 'plumbline_template'

/**
 * Starts one PostgreSQL for the whole run, migrates a template, and bundles what audits run. The
 * variable `POSTGRES_FOLDER` names another one than comes along: a folder with `bin`, `lib`, `share`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-pg-'))
  const bundled = bundleProgram()
  const native = process.env['POSTGRES_FOLDER']
  const server = await startEmbeddedPostgres(folder, native ? { native } : undefined)
  const owner = { host: server.socketFolder, user: server.ownerRole }
  await run({ ...owner, database: 'postgres' }, (client) =>
    client.query(`create database ${templateDatabase}`),
  )
  await run({ ...owner, database: templateDatabase }, migrate)
  await bundled
  project.provide('postgres', { socketFolder: server.socketFolder, owner: server.ownerRole })
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function run(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
