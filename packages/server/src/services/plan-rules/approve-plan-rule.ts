import {
  asRule,
  problemsBetween,
  type PlanRuleApproval,
  type PlanRuleEnd,
  type PlanRuleGiven,
  type PlanRuleWhole,
  type PlanRuleWithdrawal,
} from '@plumbline/contract'
import { ownAct, type Actor, whoActs } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { listPlanRules, updatePlanRule, type PlanRuleRow } from '../../db/plan-rules/plan-rules.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { openPlanRule, planRuleSet } from '../../stored-audits/plan-rules.ts'
import { keepNextVersion } from './keep-version.ts'
import { planRuleReading } from './plan-rule-reading.ts'
import { isTried, planRuleNow } from './plan-rules.ts'
import { requireState } from './require-state.ts'

/**
 * A person approves a draft whose examples they confirmed: audits that begin later are judged by it.
 * Throws `conflict` where an example answers otherwise than was confirmed, where it was not tried on a
 * past upload, and where an approved rule says the same of the same lines on the same days.
 */
export async function approvePlanRule(
  context: Context,
  actor: Actor,
  id: string,
  { version, confirmed }: PlanRuleApproval,
): Promise<PlanRuleWhole> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, tx.userId)
    const row = await requireState(tx, id, { version, state: 'draft' })
    const given = openPlanRule(account, row)
    requireConfirmed(given, row, confirmed)
    if (!(await isTried(tx, row, given.rule.scope.claims)))
      throw refusal('Try this rule on a past upload first, and look at what it would have found.')
    await requireApart(tx, account, given, row)
    const approved_by = whoActs(actor)
    await updatePlanRule(tx, id, { state: 'approved', approved_by, approved_at: new Date() })
    await context.auditTrail.record(tx, {
      ...{ action: 'plan-rule-approved', ...ownAct(actor), subjectId: id },
      detail: { version },
    })
    return planRuleNow(tx, account, id)
  })
}

/** Sets the last day of service that an approved rule holds for. Throws `invalid-request` for a day before its first. */
export async function endPlanRule(
  context: Context,
  actor: Actor,
  id: string,
  { version, to }: PlanRuleEnd,
): Promise<PlanRuleWhole> {
  return changeApproved(context, actor, id, version, async (tx, account, row) => {
    const { rule, ...others } = openPlanRule(account, row)
    if (to < rule.from) {
      const message = `The rule begins on ${rule.from}. End it on that day or later, or withdraw it.`
      throw new AppError('invalid-request', { message, faults: [{ field: 'to', message }] })
    }
    const given = { ...others, rule: { ...rule, to } }
    await requireApart(tx, account, given, row)
    await keepNextVersion(tx, account, actor, row, { given, state: 'approved' })
    return 'plan-rule-ended'
  })
}

/** Takes an approved rule back: audits that begin later are not judged by it, those made stay as they are. */
export async function withdrawPlanRule(
  context: Context,
  actor: Actor,
  id: string,
  { version }: PlanRuleWithdrawal,
): Promise<PlanRuleWhole> {
  return changeApproved(context, actor, id, version, async (tx, account, row) => {
    const given = openPlanRule(account, row)
    await keepNextVersion(tx, account, actor, row, { given, state: 'withdrawn' })
    return 'plan-rule-withdrawn'
  })
}

async function changeApproved(
  context: Context,
  actor: Actor,
  id: string,
  version: number,
  change: (
    tx: TenantTransaction,
    account: AccountKey,
    row: PlanRuleRow,
  ) => Promise<'plan-rule-ended' | 'plan-rule-withdrawn'>,
): Promise<PlanRuleWhole> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, tx.userId)
    const row = await requireState(tx, id, { version, state: 'approved' })
    const action = await change(tx, account, row)
    const detail = { version: version + 1 }
    await context.auditTrail.record(tx, { action, ...ownAct(actor), subjectId: id, detail })
    return planRuleNow(tx, account, id)
  })
}

/** What was confirmed is what the examples say now, all of them. */
function requireConfirmed(
  given: PlanRuleGiven,
  row: PlanRuleRow,
  confirmed: readonly string[],
): void {
  const answers = planRuleReading(planRuleSet(given, row)).examples.map(({ answer }) => answer)
  const isSame =
    answers.length === confirmed.length && answers.every((answer, at) => answer === confirmed[at])
  if (!isSame) throw refusal('Confirm each of the worked examples as it stands, then approve.')
}

/** An amendment ends what it replaces: two terms of one kind may not hold for the same lines on one day. */
async function requireApart(
  tx: TenantTransaction,
  account: AccountKey,
  { rule }: PlanRuleGiven,
  row: PlanRuleRow,
): Promise<void> {
  const asked = asRule(`rule ${row.number}`, rule)
  for (const other of await listPlanRules(tx, 'approved')) {
    if (other.id === row.id) continue
    const standing = openPlanRule(account, other)
    const [problem] = problemsBetween(asked, asRule(`rule ${other.number}`, standing.rule))
    if (problem !== undefined) throw refusal(problem.charAt(0).toUpperCase() + problem.slice(1))
  }
}

function refusal(message: string): AppError {
  return new AppError('conflict', { message })
}
