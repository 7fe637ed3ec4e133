import pg from 'pg'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'

const atOnce = 4_000

export interface BareInsert {
  readonly rows: number
  readonly milliseconds: number
  /** What the engine alone took for the audit whose rows they are. */
  readonly engineMs: number
}

/**
 * Inserts the lines of an upload a second time, into a table of the same columns without indexes,
 * in one transaction: what storing the same rows costs at the least, for benches.
 */
export async function bareInsert(databaseFolder: string, uploadId: string): Promise<BareInsert> {
  const server = await startEmbeddedPostgres(databaseFolder)
  const client = new pg.Client({
    host: server.socketFolder,
    user: server.ownerRole,
    database: 'postgres',
  })
  await client.connect()
  try {
    await client.query(`set app.scope = 'system'`)
    const columns = await columnsOfClaims(client)
    const list = columns.map(({ name }) => name).join(', ')
    const texts = columns.map(({ name }) => `${name}::text`).join(', ')
    const { rows } = await client.query<(string | null)[]>({
      text: `select ${texts} from claims where upload_id = $1 order by line`,
      values: [uploadId],
      rowMode: 'array',
    })
    const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
    const casts = columns.map(({ name, type }) => `${name}::${type}`).join(', ')
    const insert = `insert into bare (${list}) select ${casts} from unnest(${arrays}) as given (${list})`
    await client.query('create temporary table bare (like claims)')
    await client.query('drop table bare')
    await client.query('create table bare (like claims)')
    const started = performance.now()
    await client.query('begin')
    for (let from = 0; from < rows.length; from += atOnce) {
      const batch = rows.slice(from, from + atOnce)
      await client.query(
        insert,
        columns.map((_, at) => batch.map((row) => row[at])),
      )
    }
    await client.query('commit')
    const milliseconds = performance.now() - started
    await client.query('drop table bare')
    const engine = await client.query<{ engine_ms: number }>(
      'select engine_ms from uploads where id = $1',
      [uploadId],
    )
    return { rows: rows.length, milliseconds, engineMs: engine.rows[0]?.engine_ms ?? 0 }
  } finally {
    await client.end()
    await server.stop()
  }
}

async function columnsOfClaims(client: pg.Client) {
  const { rows } = await client.query<{ name: string; type: string }>(`
    select attname as name, format_type(atttypid, atttypmod) as type
      from pg_attribute where attrelid = 'claims'::regclass and attnum > 0 order by attnum`)
  return rows
}
