import type { FindingsQuery } from '@plumbline/contract'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { ClaimRow } from '../results/claims.ts'
import type { FindingsTable } from '../schema.ts'
import type { TenantTransaction } from '../transactions.ts'
import { countedCents, findingCents, matching, type WantedFindings } from './matching-findings.ts'

export type FindingRow = Selectable<FindingsTable>
export type FindingOrder = NonNullable<FindingsQuery['order']>

/** How often rules were confirmed here, from 0 to 1; of others half is expected. */
export type Confirmed = ReadonlyMap<string, number>

export interface FindingKey {
  readonly upload_id: string
  readonly number: number
}

/** What findings come to. */
export interface FindingSums {
  readonly findings: number
  readonly firm: number
  readonly recordsNeeded: number
  readonly inDoubt: number
}

export const sumColumns = sql`count(*) as findings, coalesce(sum(firm_cents), 0) as firm,
  coalesce(sum(records_needed_cents), 0) as records, coalesce(sum(in_doubt_cents), 0) as doubt`

export type SumColumns = Readonly<Record<'findings' | 'firm' | 'records' | 'doubt', string>>

export function sumsOf(row: SumColumns | undefined): FindingSums {
  return {
    findings: Number(row?.findings ?? 0),
    firm: Number(row?.firm ?? 0),
    recordsNeeded: Number(row?.records ?? 0),
    inDoubt: Number(row?.doubt ?? 0),
  }
}

/** What all that match come to. */
export async function sumFindings(
  tx: TenantTransaction,
  wanted: WantedFindings,
): Promise<FindingSums> {
  const { rows } = await sql<SumColumns>`
    select ${sumColumns} from findings where ${matching(tx, wanted)}`.execute(tx.sql)
  return sumsOf(rows[0])
}

/** Which findings match, in order; all of them where no page is asked for. */
export async function findFindingKeys(
  tx: TenantTransaction,
  wanted: WantedFindings,
  order: { readonly by: FindingOrder; readonly confirmed: Confirmed },
  page?: { readonly offset: number; readonly limit: number },
): Promise<FindingKey[]> {
  const cut = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``
  const { rows } = await sql<FindingKey>`
    select upload_id, number from findings where ${matching(tx, wanted)}
    order by ${orderOf(order.by, order.confirmed)}, upload_id, number ${cut}`.execute(tx.sql)
  return rows
}

function orderOf(by: FindingOrder, confirmed: Confirmed): RawBuilder<unknown> {
  switch (by) {
    case 'expected':
      // What a finding itself doubts is no reason to look at it first.
      return sql`${countedCents} * ${shareOf(confirmed)} desc, ${findingCents} desc`
    case '-dollars':
      return sql`${findingCents} desc`
    case 'dollars':
      return sql`${findingCents}`
    case '-date':
      return sql`service_day desc nulls last`
    case 'date':
      return sql`service_day nulls last`
    case 'rule':
      return sql`rule_id, ${findingCents} desc`
    case 'payee':
      return sql`payee_mark nulls last, ${findingCents} desc`
    case 'due':
    case '-decided':
      return sql`decided_at desc nulls last`
  }
}

function shareOf(confirmed: Confirmed) {
  if (confirmed.size === 0) return sql`0.5`
  const cases = Array.from(
    confirmed,
    ([rule, share]) => sql`when ${rule} then ${share}::double precision`,
  )
  return sql`case rule_id ${sql.join(cases, sql` `)} else 0.5 end`
}

/** Findings by their keys, in the order of the keys; those that are gone are left out. */
export async function readFindingRows(
  tx: TenantTransaction,
  keys: readonly FindingKey[],
): Promise<FindingRow[]> {
  const { rows } = await sql<FindingRow>`
    select findings.* from unnest(
      ${keys.map((key) => key.upload_id)}::uuid[], ${keys.map((key) => key.number)}::integer[]
    ) with ordinality as wanted (upload_id, number, place)
    join findings on findings.user_id = ${tx.userId}::uuid
      and findings.upload_id = wanted.upload_id and findings.number = wanted.number
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
