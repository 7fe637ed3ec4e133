import { Readable } from 'node:stream'
import { auditEndpoints } from '@plumbline/contract'
import { csvHeaders, reportHeaders } from '../http/download-headers.ts'
import { uploadForm } from '../http/upload-form.ts'
import { uploadDetails } from '../services/results/upload-details.ts'
import { uploadClaims, type ClaimsPage } from '../services/results/claims.ts'
import { claimsCsv, setAsideRows } from '../services/results/downloads.ts'
import { uploadReport } from '../services/results/report.ts'
import { receiveUpload } from '../services/uploads/receive-upload.ts'
import { retryUpload } from '../services/uploads/retry-upload.ts'
import { auditSample } from '../services/uploads/sample-upload.ts'
import { userUploads } from '../services/uploads/uploads.ts'
import type { FastifyReply } from 'fastify'
import type { RouteContext } from './route-context.ts'

/** Receiving claims files, and what became of them. */
export function uploadRoutes({ context, register }: RouteContext): void {
  register(auditEndpoints.createUpload, async ({ actor, headers, request, reply }) => {
    const key = headers['idempotency-key']
    const { upload, isRepeat } = await receiveUpload(context, actor, uploadForm(request), key)
    if (isRepeat) void reply.header('idempotent-replayed', 'true')
    return upload
  })

  register(auditEndpoints.sampleUpload, ({ actor }) => auditSample(context, actor, 'Medical'))

  register(auditEndpoints.retryUpload, ({ actor, params, body }) =>
    retryUpload(context, actor, params.id, body),
  )

  register(auditEndpoints.listUploads, ({ actor }) => userUploads(context, actor))

  register(auditEndpoints.uploadDetails, ({ actor, params }) =>
    uploadDetails(context, actor, params.id),
  )

  register(auditEndpoints.uploadClaims, async ({ actor, params, query, reply }) =>
    pageAnswer(reply, await uploadClaims(context, actor, params.id, query)),
  )

  register(auditEndpoints.searchClaims, async ({ actor, params, body, reply }) =>
    pageAnswer(reply, await uploadClaims(context, actor, params.id, body)),
  )

  register(auditEndpoints.uploadReport, async ({ actor, params, query, reply }) => {
    const { html, styleHash } = await uploadReport(context, actor, params.id, query)
    reportHeaders(reply, params.id, styleHash)
    return reply.send(html)
  })

  register(auditEndpoints.orderReport, async ({ actor, params, body, reply }) => {
    const { html, styleHash } = await uploadReport(context, actor, params.id, body)
    reportHeaders(reply, params.id, styleHash)
    return reply.send(html)
  })

  register(auditEndpoints.uploadCsv, async ({ actor, params, reply }) => {
    const text = await claimsCsv(context, actor, params.id)
    csvHeaders(reply, `audit_claims_${params.id}.csv`)
    return reply.send(Readable.from(text))
  })

  register(auditEndpoints.uploadSetAside, async ({ actor, params, reply }) => {
    const text = await setAsideRows(context, actor, params.id)
    csvHeaders(reply, `rows_set_aside_${params.id}.csv`)
    return reply.send(text)
  })
}

/** The claims; how many match, and where the next page begins, in headers. */
function pageAnswer(reply: FastifyReply, { total, nextCursor, claims }: ClaimsPage) {
  void reply.header('x-total-count', String(total))
  if (nextCursor !== undefined) void reply.header('x-next-cursor', nextCursor)
  return [...claims]
}
