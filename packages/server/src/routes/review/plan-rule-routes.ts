import { planRuleEndpoints } from '@plumbline/contract'
import {
  approvePlanRule,
  endPlanRule,
  withdrawPlanRule,
} from '../../services/plan-rules/approve-plan-rule.ts'
import { readPlanRule } from '../../services/plan-rules/plan-rule-reading.ts'
import { planRule, planRules } from '../../services/plan-rules/plan-rules.ts'
import {
  changePlanRule,
  deletePlanRule,
  savePlanRule,
} from '../../services/plan-rules/save-plan-rule.ts'
import { tryPlanRule } from '../../services/plan-rules/try-plan-rule.ts'
import { proposePlanRules } from '../../services/plan-rules/propose-plan-rules.ts'
import { readPlanDocument } from '../../services/plan-rules/read-plan-document.ts'
import { uploadForm } from '../../http/upload-form.ts'
import type { RouteContext } from '../route-context.ts'

/** Terms of plans and contracts that an account wrote down. */
export function planRuleRoutes({ context, register }: RouteContext): void {
  register(planRuleEndpoints.planRules, ({ actor }) => planRules(context, actor))
  register(planRuleEndpoints.planRule, ({ actor, params }) => planRule(context, actor, params.id))
  register(planRuleEndpoints.readPlanRule, ({ body }) => Promise.resolve(readPlanRule(body)))
  register(planRuleEndpoints.readPlanDocument, ({ actor, request }) =>
    readPlanDocument(context, actor, uploadForm(request)),
  )
  register(planRuleEndpoints.savePlanRule, ({ actor, body }) => savePlanRule(context, actor, body))
  register(planRuleEndpoints.changePlanRule, ({ actor, params, body }) =>
    changePlanRule(context, actor, params.id, body),
  )
  register(planRuleEndpoints.deletePlanRule, async ({ actor, params }) => {
    await deletePlanRule(context, actor, params.id)
    return { message: 'The draft was deleted.' }
  })
  register(planRuleEndpoints.tryPlanRule, ({ actor, params, body }) =>
    tryPlanRule(context, actor, params.id, body),
  )
  register(planRuleEndpoints.approvePlanRule, ({ actor, params, body }) =>
    approvePlanRule(context, actor, params.id, body),
  )
  register(planRuleEndpoints.endPlanRule, ({ actor, params, body }) =>
    endPlanRule(context, actor, params.id, body),
  )
  register(planRuleEndpoints.withdrawPlanRule, ({ actor, params, body }) =>
    withdrawPlanRule(context, actor, params.id, body),
  )
  register(planRuleEndpoints.proposePlanRules, ({ actor, request }) =>
    proposePlanRules(context, actor, uploadForm(request)),
  )
}
