import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { FindingKey } from './read-findings.ts'

export type ComparedPart = 'new' | 'gone' | 'same'

/** Two uploads of the account. */
export interface Compared {
  readonly newer: string
  readonly older: string
}

export interface PartSums {
  readonly part: ComparedPart
  readonly ruleId: string
  readonly findings: number
  readonly cents: number
}

/** Findings of both, each pair of the same fingerprint in one row. */
function paired(tx: TenantTransaction, { newer, older }: Compared) {
  const of = (uploadId: string) => sql`(
    select upload_id, number, rule_id, fingerprint, occurrence,
      firm_cents + records_needed_cents + in_doubt_cents as cents
    from findings where user_id = ${tx.userId}::uuid and upload_id = ${uploadId}::uuid
      and class <> 'notice')`
  return sql`
    select coalesce(one.upload_id, other.upload_id) as upload_id,
      coalesce(one.number, other.number) as number, coalesce(one.rule_id, other.rule_id) as rule_id,
      coalesce(one.cents, other.cents) as cents,
      case when other.number is null then 'new' when one.number is null then 'gone' else 'same' end
        as part
    from ${of(newer)} as one full join ${of(older)} as other
      on one.fingerprint = other.fingerprint and one.occurrence = other.occurrence`
}

/** What is new, gone and the same, by rule; those with most dollars first. */
export async function sumParts(tx: TenantTransaction, compared: Compared): Promise<PartSums[]> {
  const { rows } = await sql<{
    part: ComparedPart
    rule_id: string
    findings: string
    cents: string
  }>`
    select part, rule_id, count(*) as findings, coalesce(sum(cents), 0) as cents
    from (${paired(tx, compared)}) as pairs
    group by part, rule_id order by sum(cents) desc, rule_id`.execute(tx.sql)
  return rows.map(({ part, rule_id, findings, cents }) => ({
    ...{ part, ruleId: rule_id },
    findings: Number(findings),
    cents: Number(cents),
  }))
}

/** A page of one part, the most dollars first. */
export async function listPart(
  tx: TenantTransaction,
  compared: Compared,
  part: ComparedPart,
  page: { readonly offset: number; readonly limit: number },
): Promise<FindingKey[]> {
  const { rows } = await sql<FindingKey>`
    select upload_id, number from (${paired(tx, compared)}) as pairs
    where part = ${part} order by cents desc, number
    limit ${page.limit} offset ${page.offset}`.execute(tx.sql)
  return rows
}
