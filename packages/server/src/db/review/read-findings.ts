import { sql, type Selectable } from 'kysely'
import type { ClaimRow } from '../results/claims.ts'
import type { FindingsTable, FindingTextsTable } from '../schema.ts'
import type { TenantTransaction } from '../transactions.ts'

/** A finding with what it says. */
export type FindingRow = Selectable<FindingsTable> & Pick<FindingTextsTable, 'sealed'>

export interface FindingKey {
  readonly upload_id: string
  readonly number: number
}

/** Findings by their keys, in the order of the keys; those that are gone are left out. */
export async function readFindingRows(
  tx: TenantTransaction,
  keys: readonly FindingKey[],
): Promise<FindingRow[]> {
  const { rows } = await sql<FindingRow>`
    select findings.*, said.sealed from unnest(
      ${keys.map((key) => key.upload_id)}::uuid[], ${keys.map((key) => key.number)}::integer[]
    ) with ordinality as wanted (upload_id, number, place)
    join findings on findings.user_id = ${tx.userId}::uuid
      and findings.upload_id = wanted.upload_id and findings.number = wanted.number
    join finding_texts said on said.user_id = findings.user_id
      and said.upload_id = findings.upload_id and said.number = findings.number
    where findings.class <> 'notice'
    order by wanted.place`.execute(tx.sql)
  return rows
}

/** Lines of several uploads by their places. */
export async function readLinesAt(
  tx: TenantTransaction,
  places: readonly { readonly upload_id: string; readonly line: number }[],
): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select distinct on (claims.upload_id, claims.line) claims.* from unnest(
      ${places.map((place) => place.upload_id)}::uuid[], ${places.map((place) => place.line)}::integer[]
    ) as wanted (upload_id, line)
    join claims on claims.user_id = ${tx.userId}::uuid
      and claims.upload_id = wanted.upload_id and claims.line = wanted.line`.execute(tx.sql)
  return rows
}
