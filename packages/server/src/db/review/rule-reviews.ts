import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

export interface RuleReviews {
  readonly ruleId: string
  readonly reviewed: number
  readonly confirmed: number
  readonly confirmedCents: number
}

/**
 * How findings of each rule were decided. A finding that stands in several uploads counts once: where it
 * was decided on, or in the audit that took the place of that one.
 */
export async function countReviews(tx: TenantTransaction): Promise<RuleReviews[]> {
  const { rows } = await sql<{
    rule_id: string
    reviewed: string
    confirmed: string
    cents: string
  }>`
    select rule_id, sum(findings) as reviewed,
      coalesce(sum(findings) filter (where decision = 'confirmed'), 0) as confirmed,
      coalesce(sum(firm_cents + records_needed_cents + in_doubt_cents)
        filter (where decision = 'confirmed'), 0) as cents
    from finding_totals as kept
    where user_id = ${tx.userId}::uuid and decision in ('confirmed', 'dismissed')
      and upload_id in (
        select id from uploads where user_id = ${tx.userId}::uuid and replaced_by is null)
      and (not carried_over or upload_id in (
        select replaced_by from uploads where user_id = ${tx.userId}::uuid))
    group by rule_id having sum(findings) > 0
    order by sum(findings) desc, rule_id`.execute(tx.sql)
  return rows.map((row) => ({
    ruleId: row.rule_id,
    reviewed: Number(row.reviewed),
    confirmed: Number(row.confirmed),
    confirmedCents: Number(row.cents),
  }))
}
