import type { PlanRuleGiven } from '@plumbline/contract'
import type { Actor } from '../../actor.ts'
import { insertVersion, updatePlanRule, type PlanRuleRow } from '../../db/plan-rules/plan-rules.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { sealPlanRule } from '../../stored-audits/plan-rules.ts'

/** What a rule says from now on; what it said stays on record. */
export async function keepNextVersion(
  tx: TenantTransaction,
  account: AccountKey,
  actor: Actor,
  row: PlanRuleRow,
  next: { readonly given: PlanRuleGiven; readonly state: PlanRuleRow['state'] },
): Promise<void> {
  const version = row.version + 1
  await keepVersion(tx, account, actor, { id: row.id, version, ...next })
  await updatePlanRule(tx, row.id, { version, state: next.state })
}

export async function keepVersion(
  tx: TenantTransaction,
  account: AccountKey,
  actor: Actor,
  kept: {
    readonly id: string
    readonly version: number
    readonly given: PlanRuleGiven
    readonly state: PlanRuleRow['state']
  },
): Promise<void> {
  const { id: ruleId, version, given, state } = kept
  const sealed = sealPlanRule(account, { userId: tx.userId, ruleId, version }, given)
  const made_by = actor.actingAdminId ?? actor.userId
  await insertVersion(tx, { rule_id: ruleId, version, state, sealed, made_by })
}
