import { learningEndpoints } from '@plumbline/contract'
import { rulePrecision } from '../../services/learning/rule-precision.ts'
import { changeView, deleteView, savedViews, saveView } from '../../services/views/saved-views.ts'
import { treatRule } from '../../services/learning/treat-rule.ts'
import type { RouteContext } from '../route-context.ts'

/** Lists that an account named, and what its reviews say of the rules. */
export function learningRoutes({ context, register }: RouteContext): void {
  register(learningEndpoints.savedViews, ({ actor }) => savedViews(context, actor))
  register(learningEndpoints.saveView, ({ actor, body }) => saveView(context, actor, body))
  register(learningEndpoints.changeView, ({ actor, params, body }) =>
    changeView(context, actor, params.id, body),
  )
  register(learningEndpoints.deleteView, async ({ actor, params }) => {
    await deleteView(context, actor, params.id)
    return { message: 'The view was deleted.' }
  })
  register(learningEndpoints.rulePrecision, ({ actor }) => rulePrecision(context, actor))
  register(learningEndpoints.treatRule, ({ actor, params, body }) =>
    treatRule(context, actor, params.id, body),
  )
}
