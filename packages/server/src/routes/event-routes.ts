import { auditEndpoints } from '@plumbline/contract'
import type { SendEvents } from '../http/event-stream.ts'
import { uploadEvents } from '../services/uploads/upload-events.ts'
import type { RouteContext } from './route-context.ts'

/** A message with the upload, as in the list, whenever one of the caller's changes. */
export function eventRoutes({ context, register }: RouteContext, send: SendEvents): void {
  register(auditEndpoints.events, ({ actor, reply }) =>
    send(reply, (signal) => uploadEvents(context, actor, signal)),
  )
}
