import { sql, type RawBuilder } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { Shared } from './kept-totals.ts'

/** What groups of each kind share. */
export const keyOf = {
  provider: sql`payee_mark`,
  payer: sql`payer_mark`,
  claim: sql`claim_mark`,
  rule: sql`rule_id`,
  category: sql`category`,
  class: sql`class`,
  decision: sql`decision`,
  standing: sql`standing`,
  upload: sql`upload_id`,
  month: sql`to_char(date '1970-01-01' + service_day, 'YYYY-MM')`,
} satisfies Readonly<Record<Shared, RawBuilder<unknown>>>
export type GroupedBy = Shared

const marks: ReadonlySet<GroupedBy> = new Set(['provider', 'payer', 'claim'])

/** A key as calls name it, read again. */
export function readKey(by: GroupedBy, key: string): RawBuilder<unknown> {
  if (marks.has(by)) return sql`decode(${key}, 'hex')`
  return by === 'upload' ? sql`${key}::uuid` : sql`${key}::text`
}

/** A key as calls name it. */
export function written(by: GroupedBy): RawBuilder<unknown> {
  return marks.has(by) ? sql`encode(key, 'hex')` : sql`key::text`
}

/** A finding's line of each mark, from which it can be read what the mark stands for. */
export async function findSamples(
  tx: TenantTransaction,
  by: GroupedBy,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { readonly upload_id: string; readonly line: number }>> {
  if (!marks.has(by) || keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; upload_id: string; line: number }>`
    select wanted.key, sample.upload_id, sample.line
    from unnest(${keys}::text[]) as wanted (key), lateral (
      select upload_id, line from findings
      where user_id = ${tx.userId}::uuid and class <> 'notice' and line is not null
        and ${keyOf[by]} = decode(wanted.key, 'hex')
      limit 1
    ) as sample`.execute(tx.sql)
  return new Map(rows.map(({ key, ...place }) => [key, place]))
}
