import { auditEndpoints } from '@plumbline/contract'
import { uploadForm } from '../http/upload-form.ts'
import { receiveUpload } from '../services/receive-upload.ts'
import { userUploads } from '../services/uploads.ts'
import type { RouteContext } from './route-context.ts'

/** Receiving claims files, and what became of them. */
export function uploadRoutes({ context, register }: RouteContext): void {
  register(auditEndpoints.createUpload, ({ caller, request }) =>
    receiveUpload(context, caller, uploadForm(request), request.ip),
  )

  register(auditEndpoints.listUploads, ({ caller }) => userUploads(context, caller))
}
