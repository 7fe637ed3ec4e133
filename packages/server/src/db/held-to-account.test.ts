import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../testing/test-server.ts'

const server = testServer()
const owner: { client?: pg.Client } = {}

beforeAll(async () => {
  owner.client = new pg.Client({ connectionString: server.context.settings.migrationUrl })
  await owner.client.connect()
})
afterAll(() => owner.client?.end())

async function ask(statement: string): Promise<pg.QueryResultRow[]> {
  return (await owner.client?.query<pg.QueryResultRow>(statement))?.rows ?? []
}

/** Every table of the product, with what holds it; `names`: the column that says whose a row is. */
const catalog = `
  select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    exists (select from pg_attribute a
             where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped) as owned,
    coalesce((select json_agg(json_build_array(p.permissive, p.cmd, p.qual, p.with_check) order by p.policyname)
                from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname), '[]') as policies
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by 1`

/** Tables that belong to no account, or are read before it is known whose they are. */
const ofNoAccount = ['migrations']

const ofTenant =
  "((user_id = (NULLIF(current_setting('app.tenant'::text, true), ''::text))::uuid) OR (current_setting('app.scope'::text, true) = 'system'::text))"

/** The same, its settings read once a statement and not once a row. */
const ofTenantOnce =
  "((user_id = ( SELECT (NULLIF(current_setting('app.tenant'::text, true), ''::text))::uuid AS \"nullif\")) OR (( SELECT current_setting('app.scope'::text, true) AS current_setting) = 'system'::text))"

const ofSystem = "(current_setting('app.scope'::text, true) = 'system'::text)"
const ofSystemAlone = ['checkouts', 'deletions', 'model_calls']

test('row-level security is forced on every table, and none is without a policy', async () => {
  const tables = await ask(catalog)
  expect(tables.length).toBeGreaterThan(20)
  const open = tables.filter(
    ({ name, enabled, forced, policies }) =>
      !ofNoAccount.includes(String(name)) &&
      !(enabled === true && forced === true && Array.isArray(policies) && policies.length > 0),
  )
  expect(open.map(({ name }) => String(name))).toEqual([])
})

test('every table with an account’s rows shows an account its own, and takes none of another', async () => {
  const tables = (await ask(catalog)).filter(({ owned }) => owned === true)
  expect(tables.length).toBeGreaterThan(15)
  const held = [ofTenant, ofTenantOnce].map((policy) =>
    JSON.stringify([['PERMISSIVE', 'ALL', policy, policy]]),
  )
  const hidden = [['PERMISSIVE', 'ALL', ofSystem, ofSystem]]
  const others = tables.filter(({ policies }) => !held.includes(JSON.stringify(policies)))
  // These no account sees at all; a table that is not to be seen by its account is named here.
  expect(Object.fromEntries(others.map(({ name, policies }) => [name, policies]))).toEqual(
    Object.fromEntries(ofSystemAlone.map((name) => [name, hidden])),
  )
})

test('a table held by the function of later migrations is held like the others', async () => {
  await ask('create table made_later (user_id uuid not null, words text)')
  try {
    const bare = (await ask(catalog)).find(({ name }) => name === 'made_later')
    expect(bare).toMatchObject({ enabled: false, policies: [] })
    await ask("select hold_to_account('made_later')")
    const held = (await ask(catalog)).find(({ name }) => name === 'made_later')
    const policies = [['PERMISSIVE', 'ALL', ofTenant, ofTenant]]
    expect(held).toMatchObject({ enabled: true, forced: true, policies })
  } finally {
    await ask('drop table made_later')
  }
  const { database } = server.context
  const asApp = database.asSystem((tx) => sql`select hold_to_account('claims')`.execute(tx.sql))
  await expect(asApp).rejects.toThrow('permission denied for function hold_to_account')
})
