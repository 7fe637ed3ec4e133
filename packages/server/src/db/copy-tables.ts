import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/** A table of the product as it is copied: what of it, and in which order. */
export interface CopiedTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Rows are written the same whatever the server's own settings are. */
const writing = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, MDY'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  `set local extra_float_digits = 1`,
  // Policies let the system see every row; `assertAllRowsSeen` makes sure of it.
  `set local app.scope = 'system'`,
].join(';')

/** One moment of the whole database, read only. */
export async function inSnapshot<Answer>(
  client: pg.ClientBase,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await client.query(`begin isolation level repeatable read read only; ${writing}`)
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}

/** All of it or nothing. */
export async function inTransaction<Answer>(
  client: pg.ClientBase,
  work: () => Promise<Answer>,
): Promise<Answer> {
  await client.query(`begin; ${writing}`)
  try {
    const answer = await work()
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Made anew by the database as the rows come in of which they are. */
const madeAnew = [
  'finding_totals',
  'finding_sizes',
  'finding_groups',
  'finding_claims',
  'finding_codes',
]

/** Every table that holds what is not made anew, those that others refer to first. */
export async function tablesToCopy(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `select c.relname as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                and a.attgenerated = '') as columns,
            (select coalesce(array_agg(distinct f.relname::text), '{}') from pg_constraint k
               join pg_class f on f.oid = k.confrelid
              where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> all($1::text[])
      order by c.relname`,
    [['migrations', ...madeAnew]],
  )
  const ordered: CopiedTable[] = []
  const done = new Set<string>()
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ name, needs }) => !done.has(name) && needs.every((one) => done.has(one)),
    )
    if (ready.length === 0) throw new Error('Tables refer to one another in a circle')
    for (const { name, columns } of ready) {
      ordered.push({ name, columns })
      done.add(name)
    }
  }
  return ordered
}

/**
 * Refuses where row-level security would hide rows from a copy without a word: where it is active
 * for this login, a policy must let the system see all, and none may take away again.
 */
export async function assertAllRowsSeen(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and row_security_active(c.oid)
        and (not exists (
               select 1 from pg_policies p
                where p.schemaname = 'public' and p.tablename = c.relname
                  and p.permissive = 'PERMISSIVE' and p.cmd in ('ALL', 'SELECT')
                  and p.qual ~ '^(true|.*\\mapp\\.scope\\M.* = ''system''::text\\)+)$'
                  and p.qual !~* '\\mand\\M')
             or exists (
               select 1 from pg_policies p
                where p.schemaname = 'public' and p.tablename = c.relname
                  and p.permissive = 'RESTRICTIVE'))`,
  )
  if (rows.length === 0) return
  throw new Error(
    `A copy might lack rows that row-level security hides of: ${rows.map(({ name }) => name).join(', ')}`,
  )
}

export async function countRows(client: pg.ClientBase, { name }: CopiedTable): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from ${quoted(name)}`,
  )
  return Number(rows[0]?.count)
}

/** A table's rows as PostgreSQL's own text, always in the same order. */
export async function copyOut(client: pg.ClientBase, table: CopiedTable): Promise<Readable> {
  const rows = `select ${listOf(table.columns)} from ${quoted(table.name)} t`
  return client.query(copyTo(`copy (${rows} order by ${await orderOf(client, table)}) to stdout`))
}

/** The way in. Row-level security must be off for this login: `withoutRowSecurity`. */
export function copyIn(client: pg.ClientBase, { name, columns }: CopiedTable): Writable {
  return client.query(copyFrom(`copy ${quoted(name)} (${listOf(columns)}) from stdin`))
}

/** The owner sees and writes every row of empty tables until the work is done. */
export async function withoutRowSecurity(
  client: pg.ClientBase,
  tables: readonly CopiedTable[],
  work: () => Promise<void>,
): Promise<void> {
  const names = [...tables.map(({ name }) => name), ...madeAnew]
  const forced = (word: string) =>
    names.map((name) => `alter table ${quoted(name)} ${word} row level security`).join(';')
  await client.query(forced('no force'))
  await client.query(`truncate ${names.map(quoted).join(', ')}`)
  await work()
  await client.query(forced('force'))
}

/** Whether nobody keeps anything here yet: no tables, or not a row in them. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  return inSnapshot(client, async () => {
    await assertAllRowsSeen(client)
    for (const { name } of await tablesToCopy(client)) {
      const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`)
      if (rowCount !== 0) return false
    }
    return true
  })
}

/** By the primary key, letters by their bytes: no two servers order them otherwise. */
async function orderOf(client: pg.ClientBase, { name }: CopiedTable): Promise<string> {
  const { rows } = await client.query<{ column: string; text: boolean }>(
    `select a.attname as column, a.attcollation <> 0 as text
       from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = $1::regclass and i.indisprimary
      order by array_position(i.indkey::int2[], a.attnum)`,
    [quoted(name)],
  )
  if (rows.length === 0) return 't::text collate "C"'
  return rows
    .map(({ column, text }) => `t.${quoted(column)}${text ? ' collate "C"' : ''}`)
    .join(', ')
}

function listOf(columns: readonly string[]): string {
  return columns.map(quoted).join(', ')
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
