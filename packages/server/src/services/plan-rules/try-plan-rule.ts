import { PlanRuleTrial, type PlanRuleTrialAsked } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { updatePlanRule } from '../../db/plan-rules/plan-rules.ts'
import { openPlanRule, planRuleSet } from '../../stored-audits/plan-rules.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { requireCompleted } from '../uploads/uploads.ts'
import { requirePlanRule } from './plan-rules.ts'

/**
 * What a rule would have found in a past upload: nothing of it is kept or counted. In the trail, since
 * it shows claims. Throws `not-found`, `not-ready`, and `conflict` for claims of the other type.
 */
export async function tryPlanRule(
  context: Context,
  actor: Actor,
  id: string,
  { uploadId }: PlanRuleTrialAsked,
): Promise<PlanRuleTrial> {
  const asked = await context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, tx.userId)
    const row = await requirePlanRule(tx, id)
    const upload = await requireCompleted(tx, uploadId)
    const given = openPlanRule(account, row)
    if ((upload.audit_type === 'Medical') !== (given.rule.scope.claims === 'medical')) {
      const message = `The rule is about ${given.rule.scope.claims} claims. Choose an upload of those.`
      throw new AppError('conflict', { message })
    }
    await context.auditTrail.record(tx, {
      ...{ action: 'plan-rule-tried', ...ownAct(actor), subjectId: upload.id },
      detail: { rule: id, version: row.version },
    })
    const set = planRuleSet(given, row)
    return {
      set,
      version: row.version,
      uploadId: upload.id,
      key: await resultsKey(account, tx, upload),
    }
  })
  const { set, key } = asked
  const pieces = context.renderer.render({
    ...{ kind: 'plan-trial', userId: actor.userId, uploadId: asked.uploadId },
    ...{ resultsKey: key, set, referenceFolder: context.settings.referenceFolder },
  })
  let text = ''
  for await (const piece of pieces) text += piece
  await context.database.asTenant(actor.userId, (tx) =>
    updatePlanRule(tx, id, { tried_version: asked.version }),
  )
  return PlanRuleTrial.parse(JSON.parse(text))
}
