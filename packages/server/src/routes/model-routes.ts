import { modelEndpoints } from '@plumbline/contract'
import {
  modelExample,
  modelOversight,
  modelStanding,
  setModelSwitches,
} from '../services/words/model-settings.ts'
import { decideOnSuggestion, uploadSuggestions } from '../services/second-look/suggestions.ts'
import type { RouteContext } from './route-context.ts'

/** What a language model may be asked for, and what it was. */
export function modelRoutes({ context, register }: RouteContext): void {
  register(modelEndpoints.modelStanding, ({ actor }) => modelStanding(context, actor))

  register(modelEndpoints.setModelSwitches, ({ actor, body }) =>
    setModelSwitches(context, actor, body),
  )

  register(modelEndpoints.modelExample, ({ actor }) => modelExample(context, actor))

  register(modelEndpoints.uploadSuggestions, ({ actor, params }) =>
    uploadSuggestions(context, actor, params.id),
  )

  register(modelEndpoints.decideSuggestion, ({ actor, params, body }) =>
    decideOnSuggestion(context, actor, params.id, body),
  )

  register(modelEndpoints.modelOversight, () => modelOversight(context))
}
