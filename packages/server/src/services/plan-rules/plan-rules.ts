import {
  asRule,
  type PlanRuleListed,
  type PlanRuleVersion,
  type PlanRuleWhole,
} from '@plumbline/contract'
import { planRuleInWords, planRulePrefix, numberedPlanRule } from '@plumbline/engine'
import type { Caller } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  findPlanRule,
  listPlanRules,
  listVersions,
  type PlanRuleRow,
} from '../../db/plan-rules/plan-rules.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { hasAudited } from '../../db/uploads/own-uploads.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { openPlanRule, openVersion, planRuleSet } from '../../stored-audits/plan-rules.ts'
import { personNames, type PersonNames } from '../accounts/person-names.ts'
import { planRuleReading } from './plan-rule-reading.ts'

/** Rules that the caller's account wrote down, the newest first. */
export async function planRules(context: Context, { userId }: Caller): Promise<PlanRuleListed[]> {
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const who = await personNames(tx)
    return (await listPlanRules(tx)).map((row) => listed(account, row, who)).reverse()
  })
}

/** One of them, with its examples and versions. Throws `not-found`. */
export async function planRule(
  context: Context,
  { userId }: Caller,
  id: string,
): Promise<PlanRuleWhole> {
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    return planRuleWhole(tx, account, await requirePlanRule(tx, id))
  })
}

/** A rule as it stands now, after a change in the same transaction. */
export async function planRuleNow(
  tx: TenantTransaction,
  account: AccountKey,
  id: string,
): Promise<PlanRuleWhole> {
  return planRuleWhole(tx, account, await requirePlanRule(tx, id))
}

async function planRuleWhole(
  tx: TenantTransaction,
  account: AccountKey,
  row: PlanRuleRow,
): Promise<PlanRuleWhole> {
  const who = await personNames(tx)
  const written = openPlanRule(account, row)
  return {
    ...listed(account, row, who),
    written,
    reading: planRuleReading(planRuleSet(written, row)),
    isTried: await isTried(tx, row, written.rule.scope.claims),
    versions: await versionsOf(tx, account, row.id, who),
  }
}

/** This version was tried on a past upload, or there is none to try it on. */
export async function isTried(
  tx: TenantTransaction,
  { tried_version, version }: PlanRuleRow,
  claims: 'medical' | 'pharmacy',
): Promise<boolean> {
  if (tried_version === version) return true
  return !(await hasAudited(tx, claims === 'medical' ? 'Medical' : 'Pharmacy'))
}

function listed(account: AccountKey, row: PlanRuleRow, who: PersonNames): PlanRuleListed {
  const { plan, document, rule } = openPlanRule(account, row)
  const { id, number, version, state, approved_at, approved_by } = row
  const ruleId = numberedPlanRule(rule.term.kind, number)
  return {
    ...{ id, number, version, state, plan, document },
    ruleId: `${planRulePrefix}${ruleId}`,
    clause: rule.clause,
    words: planRuleInWords(asRule(ruleId, rule)),
    from: rule.from,
    to: rule.to ?? null,
    approvedBy: approved_by === null ? null : who.of(approved_by),
    approvedAt: approved_at?.toISOString() ?? null,
  }
}

async function versionsOf(
  tx: TenantTransaction,
  account: AccountKey,
  ruleId: string,
  who: PersonNames,
): Promise<PlanRuleVersion[]> {
  return (await listVersions(tx, ruleId)).map(({ version, state, sealed, made_by, made_at }) => {
    const { rule } = openVersion(account, { userId: tx.userId, ruleId, version }, sealed)
    return {
      ...{ version, state, from: rule.from, to: rule.to ?? null },
      by: who.of(made_by),
      at: made_at.toISOString(),
    }
  })
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function requirePlanRule(tx: TenantTransaction, id: string): Promise<PlanRuleRow> {
  const row = uuid.test(id) ? await findPlanRule(tx, id) : undefined
  if (!row) throw new AppError('not-found')
  return row
}
