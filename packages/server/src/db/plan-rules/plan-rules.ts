import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { PlanRulesTable, PlanRuleVersionsTable } from './plan-rule-tables.ts'

type Version = Selectable<PlanRuleVersionsTable>

/** A rule with what its version says, sealed. */
export type PlanRuleRow = Selectable<PlanRulesTable> & Pick<Version, 'sealed'>

/** All rules of the account in the order in which they were written down; of one state where it is given. */
export async function listPlanRules(
  tx: TenantTransaction,
  state?: PlanRulesTable['state'],
): Promise<PlanRuleRow[]> {
  const rows = withContent(tx).orderBy('plan_rules.number')
  return (state === undefined ? rows : rows.where('plan_rules.state', '=', state)).execute()
}

export async function findPlanRule(
  tx: TenantTransaction,
  id: string,
): Promise<PlanRuleRow | undefined> {
  return withContent(tx).where('plan_rules.id', '=', id).executeTakeFirst()
}

/** Every version of a rule, the newest first. */
export async function listVersions(tx: TenantTransaction, id: string): Promise<Version[]> {
  return tx.sql
    .selectFrom('plan_rule_versions')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('rule_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

/** Until the transaction ends, nobody else of the account changes a rule: what they say together stays so. */
export async function lockPlanRules(tx: TenantTransaction): Promise<void> {
  const name = `plan rules ${tx.userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx.sql)
}

/** The number of the next rule. Numbers of deleted drafts may come again: they judged nothing. */
export async function nextNumber(tx: TenantTransaction): Promise<number> {
  const row = await tx.sql
    .selectFrom('plan_rules')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('user_id', '=', tx.userId)
    .executeTakeFirst()
  return (row?.last ?? 0) + 1
}

export async function insertPlanRule(
  tx: TenantTransaction,
  row: Pick<Insertable<PlanRulesTable>, 'id' | 'number'>,
): Promise<void> {
  const first = { user_id: tx.userId, version: 1, state: 'draft' as const }
  await tx.sql
    .insertInto('plan_rules')
    .values({ ...row, ...first })
    .execute()
}

export async function updatePlanRule(
  tx: TenantTransaction,
  id: string,
  changes: Updateable<PlanRulesTable>,
): Promise<void> {
  await tx.sql
    .updateTable('plan_rules')
    .set(changes)
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute()
}

export async function insertVersion(
  tx: TenantTransaction,
  row: Omit<Insertable<PlanRuleVersionsTable>, 'user_id'>,
): Promise<void> {
  await tx.sql
    .insertInto('plan_rule_versions')
    .values({ ...row, user_id: tx.userId })
    .execute()
}

/** What all versions of all rules of the account come to, sealed. */
export async function sealedBytes(tx: TenantTransaction): Promise<number> {
  const row = await tx.sql
    .selectFrom('plan_rule_versions')
    .select(sql<string>`coalesce(sum(octet_length(sealed)), 0)`.as('bytes'))
    .where('user_id', '=', tx.userId)
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

export async function removePlanRule(tx: TenantTransaction, id: string): Promise<void> {
  await tx.sql
    .deleteFrom('plan_rules')
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .execute()
}

/** Versions that an older key sealed than the one whose mark is given. */
export async function lockVersionsOfOtherKeys(
  tx: TenantTransaction,
  mark: Buffer,
  limit: number,
): Promise<Pick<Version, 'rule_id' | 'version' | 'sealed'>[]> {
  return tx.sql
    .selectFrom('plan_rule_versions')
    .select(['rule_id', 'version', 'sealed'])
    .where('user_id', '=', tx.userId)
    .where(sql<boolean>`substring(sealed from 1 for 4) <> ${mark}`)
    .limit(limit)
    .forUpdate()
    .execute()
}

export async function keepResealedVersion(
  tx: TenantTransaction,
  { rule_id, version, sealed }: Pick<Version, 'rule_id' | 'version' | 'sealed'>,
): Promise<void> {
  await tx.sql
    .updateTable('plan_rule_versions')
    .set({ sealed })
    .where('user_id', '=', tx.userId)
    .where('rule_id', '=', rule_id)
    .where('version', '=', version)
    .execute()
}

function withContent(tx: TenantTransaction) {
  return tx.sql
    .selectFrom('plan_rules')
    .innerJoin('plan_rule_versions as held', (join) =>
      join
        .onRef('held.user_id', '=', 'plan_rules.user_id')
        .onRef('held.rule_id', '=', 'plan_rules.id')
        .onRef('held.version', '=', 'plan_rules.version'),
    )
    .selectAll('plan_rules')
    .select('held.sealed')
    .where('plan_rules.user_id', '=', tx.userId)
    .where('held.user_id', '=', tx.userId)
}
