import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

export interface RuleReviews {
  readonly ruleId: string
  readonly reviewed: number
  readonly confirmed: number
  readonly confirmedCents: number
}

/** How findings of each rule were decided; a finding that stands in several uploads counts once. */
export async function countReviews(tx: TenantTransaction): Promise<RuleReviews[]> {
  const { rows } = await sql<{
    rule_id: string
    reviewed: string
    confirmed: string
    cents: string
  }>`
    select rule_id, count(*) as reviewed,
      count(*) filter (where decision = 'confirmed') as confirmed,
      coalesce(sum(cents) filter (where decision = 'confirmed'), 0) as cents
    from (
      select distinct on (fingerprint, occurrence) rule_id, decision,
        firm_cents + records_needed_cents + in_doubt_cents as cents
      from findings
      where user_id = ${tx.userId}::uuid and decision in ('confirmed', 'dismissed')
      order by fingerprint, occurrence, decided_at desc
    ) as reviewed
    group by rule_id
    order by count(*) desc, rule_id`.execute(tx.sql)
  return rows.map((row) => ({
    ruleId: row.rule_id,
    reviewed: Number(row.reviewed),
    confirmed: Number(row.confirmed),
    confirmedCents: Number(row.cents),
  }))
}
