import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { storedUpload } from '../../testing/stored-uploads.ts'
import { testServer } from '../../testing/test-server.ts'
import { savingsOf } from './savings.ts'

const server = testServer()
const migration = readFileSync(
  join(import.meta.dirname, '../../../migrations/0012_savings_split.sql'),
  'utf8',
)
/** What it does to audits that were stored before it. */
const fillsColumns = migration.slice(migration.indexOf('do $$'))

test.each([
  ['of before the split', { byClass: { error: { savingsCents: 700 }, lead: {} } }, 700, 0],
  ['without an error', { byClass: { lead: { savingsCents: 1234 } } }, 0, 0],
  ['with errors above its total', { byClass: { error: { savingsCents: 9999 } } }, 1234, 0],
  ['that says it', { firmCents: 300, inDoubtCents: 55, byClass: {} }, 300, 55],
])('an audit %s', async (_, summary, firm, inDoubt) => {
  const id = await storedUpload(server, (await customer(server)).id)
  const row = await server.context.database.asSystem(async (tx) => {
    const document = JSON.stringify({ summary })
    await tx.sql.updateTable('uploads').set({ document }).where('id', '=', id).execute()
    await sql.raw(fillsColumns).execute(tx.sql)
    await sql`select set_config('app.scope', 'system', true)`.execute(tx.sql)
    return tx.sql
      .selectFrom('uploads')
      .select(['savings_cents', 'firm_cents', 'in_doubt_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  })
  expect(savingsOf(row)).toEqual({ savings: 1234, firm, inDoubt })
})
