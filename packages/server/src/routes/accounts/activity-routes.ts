import { activityEndpoints } from '@plumbline/contract'
import { csvHeaders } from '../../http/download-headers.ts'
import { activityCsv, activityPage } from '../../services/accounts/activity.ts'
import type { RouteContext } from '../route-context.ts'

/** What customers may read of the audit trail: their own part. */
export function activityRoutes({ context, register }: RouteContext): void {
  register(activityEndpoints.activity, ({ actor, query }) => activityPage(context, actor, query))
  register(activityEndpoints.activityExport, async ({ actor, reply }) => {
    const text = await activityCsv(context, actor)
    csvHeaders(reply, 'activity.csv')
    return reply.send(text)
  })
}
