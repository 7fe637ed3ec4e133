import { asRule, PlanRuleGiven } from '@plumbline/contract'
import { numberedPlanRule, type PlanRuleSet } from '@plumbline/engine'
import { listPlanRules, type PlanRuleRow } from '../db/plan-rules/plan-rules.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import type { AccountSeal } from '../files/envelope.ts'

interface VersionPlace {
  readonly userId: string
  readonly ruleId: string
  readonly version: number
}

export function planRulePlace({ userId, ruleId, version }: VersionPlace): string {
  return `plan_rule_versions.sealed of ${ruleId} ${version} of ${userId}`
}

export function sealPlanRule(
  account: AccountSeal,
  place: VersionPlace,
  given: PlanRuleGiven,
): Buffer {
  return account.seal(planRulePlace(place), Buffer.from(JSON.stringify(given)))
}

export function openVersion(
  account: AccountSeal,
  place: VersionPlace,
  sealed: Buffer,
): PlanRuleGiven {
  const text = account.open(planRulePlace(place), sealed).toString('utf8')
  return PlanRuleGiven.parse(JSON.parse(text))
}

export function openPlanRule(account: AccountSeal, row: PlanRuleRow): PlanRuleGiven {
  const place = { userId: row.user_id, ruleId: row.id, version: row.version }
  return openVersion(account, place, row.sealed)
}

/** The rule as the engine takes it, a set of its own: each has its plan and document. */
export function planRuleSet(
  { plan, document, rule }: PlanRuleGiven,
  { number, version }: { readonly number: number; readonly version: number },
): PlanRuleSet {
  const id = numberedPlanRule(rule.term.kind, number)
  return { name: plan, document, rules: [{ ...asRule(id, rule), version }] }
}

/** What the account's uploads are judged by beside the product's own rules. */
export async function approvedPlanRules(
  tx: TenantTransaction,
  account: AccountSeal,
): Promise<PlanRuleSet[]> {
  const approved = await listPlanRules(tx, 'approved')
  return approved.map((row) => planRuleSet(openPlanRule(account, row), row))
}
