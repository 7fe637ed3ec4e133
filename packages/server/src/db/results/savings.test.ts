import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
  const rows = await server.context.database.asSystem(async (tx) => {
    // As the table was then; it stands before the table of today.
    await sql`
      create temporary table uploads on commit drop as
      select 'completed' as status, 1234::bigint as savings_cents, 0::bigint as firm_cents,
        0::bigint as in_doubt_cents, ${JSON.stringify({ summary })}::jsonb as document`.execute(
      tx.sql,
    )
    await sql.raw(fillsColumns).execute(tx.sql)
    return tx.sql
      .selectFrom('uploads')
      .select(['savings_cents', 'firm_cents', 'in_doubt_cents'])
      .execute()
  })
  expect(rows.map(savingsOf)).toEqual([{ savings: 1234, firm, inDoubt }])
})
