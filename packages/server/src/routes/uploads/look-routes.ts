import { lookEndpoints } from '@plumbline/contract'
import { answerLook } from '../../services/uploads/answer-look.ts'
import { columnMappings, deleteMapping } from '../../services/uploads/column-mappings.ts'
import { askForColumns, uploadLook } from '../../services/words/column-help.ts'
import type { RouteContext } from '../route-context.ts'

/** A look at a file before it is audited, and mappings that are kept. */
export function lookRoutes({ context, register }: RouteContext): void {
  register(lookEndpoints.uploadLook, ({ actor, params }) => uploadLook(context, actor, params.id))
  register(lookEndpoints.answerLook, ({ actor, params, body }) =>
    answerLook(context, actor, params.id, body),
  )
  register(lookEndpoints.askForColumns, ({ actor, params }) =>
    askForColumns(context, actor, params.id),
  )
  register(lookEndpoints.columnMappings, ({ actor }) => columnMappings(context, actor))
  register(lookEndpoints.deleteMapping, async ({ actor, params }) => {
    await deleteMapping(context, actor, params.id)
    return { message: 'The mapping was deleted.' }
  })
}
