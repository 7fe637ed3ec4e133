import { randomUUID } from 'node:crypto'
import {
  asRule,
  ownProblems,
  planRulesMaximum,
  type PlanRuleChange,
  type PlanRuleGiven,
  type PlanRuleWhole,
} from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  insertPlanRule,
  listPlanRules,
  lockPlanRules,
  nextNumber,
  removePlanRule,
} from '../../db/plan-rules/plan-rules.ts'
import { keepNextVersion, keepVersion } from './keep-version.ts'
import { planRuleNow } from './plan-rules.ts'
import { requireState } from './require-state.ts'

/** Keeps a clause as a draft. Throws `invalid-request` where it cannot be meant. */
export async function savePlanRule(
  context: Context,
  actor: Actor,
  given: PlanRuleGiven,
): Promise<PlanRuleWhole> {
  requireMeant(given)
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, tx.userId)
    await lockPlanRules(tx)
    if ((await listPlanRules(tx)).length >= planRulesMaximum) {
      const message = `An account keeps at most ${planRulesMaximum} rules. Delete a draft first.`
      throw new AppError('conflict', { message })
    }
    const id = randomUUID()
    await insertPlanRule(tx, { id, number: await nextNumber(tx) })
    await keepVersion(tx, account, actor, { id, version: 1, given, state: 'draft' })
    await context.auditTrail.record(tx, {
      ...{ action: 'plan-rule-saved', ...ownAct(actor), subjectId: id },
      detail: { version: 1 },
    })
    return planRuleNow(tx, account, id)
  })
}

/** Changes a draft. Throws `conflict` for an approved rule, and where somebody else changed it before. */
export async function changePlanRule(
  context: Context,
  actor: Actor,
  id: string,
  { version, ...given }: PlanRuleChange,
): Promise<PlanRuleWhole> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, tx.userId)
    const row = await requireState(tx, id, { version, state: 'draft' })
    requireMeant(given)
    await keepNextVersion(tx, account, actor, row, { given, state: 'draft' })
    await context.auditTrail.record(tx, {
      ...{ action: 'plan-rule-saved', ...ownAct(actor), subjectId: id },
      detail: { version: version + 1 },
    })
    return planRuleNow(tx, account, id)
  })
}

/** Deletes a draft. Throws `conflict` for a rule that was approved: what it judged by stays on record. */
export async function deletePlanRule(context: Context, actor: Actor, id: string): Promise<void> {
  await context.database.asTenant(actor.userId, async (tx) => {
    await requireState(tx, id, { state: 'draft' })
    await removePlanRule(tx, id)
    await context.auditTrail.record(tx, {
      ...{ action: 'plan-rule-deleted', ...ownAct(actor), subjectId: id },
    })
  })
}

function requireMeant({ rule }: PlanRuleGiven): void {
  const [problem] = ownProblems(asRule('rule', rule))
  if (problem === undefined) return
  const message = problem.charAt(0).toUpperCase() + problem.slice(1)
  throw new AppError('invalid-request', { message, faults: [{ field: 'rule', message }] })
}
