import pg from 'pg'

/** Where a text stands in a database: every column of every table, as text and as bytes. */
export async function tablesHolding(url: string, texts: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set app.scope = 'system'`)
    const { rows: tables } = await client.query<{ schema: string; name: string }>(`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)
    const found: string[] = []
    for (const { schema, name } of tables) {
      for (const text of texts) {
        const { rows } = await client.query(
          `select 1 from "${schema}"."${name}" as kept
           where strpos(lower(kept::text), lower($1)) > 0 or strpos(kept::text, $2) > 0 limit 1`,
          [text, Buffer.from(text).toString('hex')],
        )
        if (rows.length > 0) found.push(`${name}: ${text}`)
      }
    }
    return found
  } finally {
    await client.end()
  }
}

/** Tables whose files on the disk hold a text, rows that were deleted since among them. */
export async function filesHolding(
  url: string,
  tables: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('checkpoint')
    const found: string[] = []
    for (const table of tables) {
      const { rows } = await client.query<{ bytes: Buffer }>(
        `select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
         where oid = $1::regclass or oid = (select reltoastrelid from pg_class where oid = $1::regclass)
           and oid <> 0`,
        [table],
      )
      for (const text of texts) {
        if (rows.some(({ bytes }) => bytes.includes(text))) found.push(`${table}: ${text}`)
      }
    }
    return found
  } finally {
    await client.end()
  }
}
