import path from 'node:path'
import pg from 'pg'
import type { Product } from './products.ts'

const owner = 'plumbline_owner'

/** Where a product's own PostgreSQL listens, for one of its logins. */
export function databaseUrl({ dataFolder }: Product, login = owner): string {
  const host = encodeURIComponent(path.join(dataFolder, 'postgres/run'))
  return `postgresql://${login}@/postgres?host=${host}`
}

/** Statements one after another on one connection; what the last answers. */
export async function ask(
  product: Product,
  statements: readonly string[],
  login = owner,
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl(product, login) })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) {
      ;({ rows } = await client.query<Record<string, unknown>>(statement))
    }
    return rows
  } finally {
    await client.end()
  }
}
