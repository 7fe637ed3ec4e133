import { auditEndpoints } from '@plumbline/contract'
import type { SendEvents } from '../../http/event-stream.ts'
import { uploadFeed } from '../../services/uploads/upload-feed.ts'
import type { RouteContext } from '../route-context.ts'

/** A message with the upload, as in the list, whenever one of the caller's changes. */
export function eventRoutes({ context, register }: RouteContext, send: SendEvents): void {
  const feed = uploadFeed(context)
  register(auditEndpoints.events, ({ actor, reply }) =>
    send(reply, actor.userId, (signal) => feed.follow(actor, signal)),
  )
}
