import { randomUUID } from 'node:crypto'
import type { RulePrecision, RuleTreatmentGiven } from '@plumbline/contract'
import { proposesLead } from '@plumbline/engine'
import { ownAct, type Actor, whoActs } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { countReviews } from '../../db/review/rule-reviews.ts'
import { beginTreatment, endTreatment } from '../../db/review/rule-treatments.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { isKnownRule, precisionNow, precisionOf, unreviewed } from './rule-precision.ts'

/**
 * Takes a rule for a lead from now on, where its reviews propose it, or as published again. Audits
 * that were made stay as they are. Throws `conflict` where nothing is proposed.
 */
export async function treatRule(
  context: Context,
  actor: Actor,
  ruleId: string,
  { as }: RuleTreatmentGiven,
): Promise<RulePrecision> {
  if (!isKnownRule(ruleId)) throw new AppError('not-found')
  return context.database.asTenant(actor.userId, async (tx) => {
    const isChanged =
      as === 'lead' ? await begin(tx, actor, ruleId) : await endTreatment(tx, ruleId)
    if (isChanged)
      await context.auditTrail.record(tx, {
        action: 'rule-treated',
        ...ownAct(actor),
        detail: { rule: ruleId, as },
      })
    const now = (await precisionNow(tx)).find((one) => one.ruleId === ruleId)
    return now ?? precisionOf({ ...unreviewed, ruleId }, { findings: 0, cents: 0 }, undefined)
  })
}

async function begin(tx: TenantTransaction, actor: Actor, ruleId: string): Promise<boolean> {
  const reviews = (await countReviews(tx)).find((one) => one.ruleId === ruleId)
  if (!reviews || !proposesLead(reviews)) {
    const message =
      'The reviews of this rule do not propose a lead: that needs 20 reviews, and an interval that ends under 60%.'
    throw new AppError('conflict', { message })
  }
  const { reviewed, confirmed } = reviews
  const made_by = whoActs(actor)
  return beginTreatment(tx, { id: randomUUID(), rule_id: ruleId, reviewed, confirmed, made_by })
}
