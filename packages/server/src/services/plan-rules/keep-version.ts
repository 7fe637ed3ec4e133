import { planRulesBytes, type PlanRuleGiven } from '@plumbline/contract'
import { type Actor, whoActs } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import {
  insertVersion,
  sealedBytes,
  updatePlanRule,
  type PlanRuleRow,
} from '../../db/plan-rules/plan-rules.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { sealPlanRule } from '../../stored-audits/plan-rules.ts'

/** What a rule says from now on; what it said stays on record. Throws `conflict` where an account is full. */
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
  if (state !== 'withdrawn') await requireRoom(tx, sealed.length)
  const made_by = whoActs(actor)
  await insertVersion(tx, { rule_id: ruleId, version, state, sealed, made_by })
}

/** Whoever reads the rules of an account opens them all: what they come to is bounded. */
async function requireRoom(tx: TenantTransaction, bytes: number): Promise<void> {
  if ((await sealedBytes(tx)) + bytes <= planRulesBytes) return
  const message = `The rules of an account, with all their versions, hold at most ${planRulesBytes / 1_000_000} MB, which fee tables fill first. Delete drafts, or leave out codes that the clause is not about.`
  throw new AppError('conflict', { message })
}
