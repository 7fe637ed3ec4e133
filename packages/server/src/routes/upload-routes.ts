import { Readable } from 'node:stream'
import { auditEndpoints } from '@plumbline/contract'
import { csvHeaders, reportHeaders } from '../http/download-headers.ts'
import { uploadForm } from '../http/upload-form.ts'
import { uploadDetails } from '../services/results/upload-details.ts'
import { uploadClaims } from '../services/results/claims.ts'
import { claimsCsv, setAsideRows, uploadReport } from '../services/results/downloads.ts'
import { receiveUpload } from '../services/uploads/receive-upload.ts'
import { retryUpload } from '../services/uploads/retry-upload.ts'
import { auditSample } from '../services/uploads/sample-upload.ts'
import { userUploads } from '../services/uploads/uploads.ts'
import type { RouteContext } from './route-context.ts'

/** Receiving claims files, and what became of them. */
export function uploadRoutes({ context, register }: RouteContext): void {
  register(auditEndpoints.createUpload, ({ caller, request }) =>
    receiveUpload(context, caller, uploadForm(request), request.ip),
  )

  register(auditEndpoints.sampleUpload, ({ caller, request }) =>
    auditSample(context, caller, 'Medical', request.ip),
  )

  register(auditEndpoints.retryUpload, ({ caller, params, request }) =>
    retryUpload(context, caller, params.id, request.ip),
  )

  register(auditEndpoints.listUploads, ({ caller }) => userUploads(context, caller))

  register(auditEndpoints.uploadDetails, ({ caller, params }) =>
    uploadDetails(context, caller, params.id),
  )

  register(auditEndpoints.uploadClaims, async ({ caller, params, query, request, reply }) => {
    const page = await uploadClaims(context, caller, params.id, query, request.ip)
    void reply.header('x-total-count', String(page.total))
    if (page.nextCursor !== undefined) void reply.header('x-next-cursor', page.nextCursor)
    return [...page.claims]
  })

  register(auditEndpoints.uploadReport, async ({ caller, params, request, reply }) => {
    const { html, styleHash } = await uploadReport(context, caller, params.id, request.ip)
    reportHeaders(reply, params.id, styleHash)
    return reply.send(html)
  })

  register(auditEndpoints.uploadCsv, async ({ caller, params, request, reply }) => {
    const text = await claimsCsv(context, caller, params.id, request.ip)
    csvHeaders(reply, `audit_claims_${params.id}.csv`)
    return reply.send(Readable.from(text))
  })

  register(auditEndpoints.uploadSetAside, async ({ caller, params, request, reply }) => {
    const text = await setAsideRows(context, caller, params.id, request.ip)
    csvHeaders(reply, `rows_set_aside_${params.id}.csv`)
    return reply.send(text)
  })
}
