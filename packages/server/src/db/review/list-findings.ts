import type { FindingsQuery } from '@plumbline/contract'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { isWide, rulesThatMayMatch } from './kept-totals.ts'
import { countedCents, findingCents, matching, type WantedFindings } from './matching-findings.ts'
import { dueDay } from './standing-in-cases.ts'
import type { FindingKey } from './read-findings.ts'

export type FindingOrder = NonNullable<FindingsQuery['order']>

/** How often rules were confirmed here, from 0 to 1; of others half is expected. */
export type Confirmed = ReadonlyMap<string, number>

/** Which findings match, in order; all of them where no page is asked for. */
export async function findFindingKeys(
  tx: TenantTransaction,
  wanted: WantedFindings,
  order: { readonly by: FindingOrder; readonly confirmed: Confirmed },
  page?: { readonly offset: number; readonly limit: number },
): Promise<FindingKey[]> {
  if (order.by === 'expected' && page && page.offset + page.limit <= mostMerged && isWide(wanted))
    return mergeRules(tx, wanted, order.confirmed, page)
  const cut = page ? sql`limit ${page.limit} offset ${page.offset}` : sql``
  const { rows } = await sql<FindingKey>`
    select upload_id, number from findings where ${matching(tx, wanted)}
    order by ${orderOf(tx.userId, order.by, order.confirmed)}, upload_id, number ${cut}`.execute(
    tx.sql,
  )
  return rows
}

/** Beyond it, sorting all costs less than the beginnings of all rules. */
const mostMerged = 1_000

/**
 * The most expected dollars first: of each rule those with most dollars, which an index has in order. No more
 * rules can be among the first findings than there are findings asked for: those whose own first come first.
 */
async function mergeRules(
  tx: TenantTransaction,
  wanted: WantedFindings,
  confirmed: Confirmed,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<FindingKey[]> {
  const first = (rule: RawBuilder<unknown>, most: number) => sql`
    select rule_id, upload_id, number, ${countedCents} as counted, ${findingCents} as cents
    from findings where ${matching(tx, wanted)} and findings.rule_id = ${rule}
    order by ${countedCents} desc, ${findingCents} desc, upload_id, number
    limit ${most}`
  const inOrder = (of: string) => sql`${sql.ref(`${of}.counted`)}::double precision
    * ${shareOf(confirmed, sql.ref(`${of}.rule_id`))} desc,
    ${sql.ref(`${of}.cents`)} desc, ${sql.ref(`${of}.upload_id`)}, ${sql.ref(`${of}.number`)}`
  const most = offset + limit
  const { rows } = await sql<FindingKey>`
    select best.upload_id, best.number from (
      select foremost.rule_id from (${rulesThatMayMatch(tx, wanted)}) as rules,
        lateral (${first(sql`rules.rule_id`, 1)}) as foremost
      order by ${inOrder('foremost')} limit ${most}
    ) as chosen, lateral (${first(sql`chosen.rule_id`, most)}) as best
    order by ${inOrder('best')}
    limit ${limit} offset ${offset}`.execute(tx.sql)
  return rows
}

function orderOf(userId: string, by: FindingOrder, confirmed: Confirmed): RawBuilder<unknown> {
  switch (by) {
    case 'expected':
      // What a finding itself doubts is no reason to look at it first.
      return sql`${countedCents}::double precision * ${shareOf(confirmed)} desc, ${findingCents} desc`
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
      return sql`${dueDay(userId)} nulls last, ${countedCents} desc`
    case '-decided':
      return sql`decided_at desc nulls last`
  }
}

function shareOf(confirmed: Confirmed, rule = sql`rule_id`) {
  if (confirmed.size === 0) return sql`0.5::double precision`
  const cases = Array.from(
    confirmed,
    ([rule, share]) => sql`when ${rule} then ${share}::double precision`,
  )
  return sql`case ${rule} ${sql.join(cases, sql` `)} else 0.5::double precision end`
}
