import { Readable } from 'node:stream'
import { auditEndpoints, type ReportOrder } from '@plumbline/contract'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  csvHeaders,
  downloadHeaders,
  pictureHeaders,
  reportHeaders,
  sampleReportHeaders,
} from '../../http/download-headers.ts'
import { uploadForm } from '../../http/upload-form.ts'
import { uploadDetails } from '../../services/results/upload-details.ts'
import { uploadClaims, type ClaimsPage } from '../../services/results/claims.ts'
import { claimsCsv, setAsideRows } from '../../services/results/downloads.ts'
import { reportPdf, uploadReport } from '../../services/results/report.ts'
import { sampleReports } from '../../services/results/sample-report.ts'
import { receiveUpload } from '../../services/uploads/receive/receive-upload.ts'
import { retryUpload } from '../../services/uploads/receive/retry-upload.ts'
import { auditSample } from '../../services/uploads/receive/sample-upload.ts'
import { rowPicture } from '../../services/uploads/row-picture.ts'
import { userUploads } from '../../services/uploads/uploads.ts'
import type { FastifyReply } from 'fastify'
import type { RouteContext } from '../route-context.ts'

/** Receiving claims files, and what became of them. */
export function uploadRoutes(routeContext: RouteContext): void {
  receivingRoutes(routeContext)
  resultRoutes(routeContext)
  fileRoutes(routeContext)
}

function receivingRoutes({ context, register }: RouteContext): void {
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
}

function resultRoutes({ context, register }: RouteContext): void {
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
}

/** Reports, tables and pictures: what a browser saves or draws. */
function fileRoutes({ context, register }: RouteContext): void {
  const sampleReport = sampleReports(context)
  register(auditEndpoints.sampleReport, async ({ reply }) => {
    const { html, styleHash } = await sampleReport()
    sampleReportHeaders(reply, styleHash)
    return reply.send(html)
  })

  register(auditEndpoints.uploadReport, ({ actor, params, query, reply }) =>
    reportAnswer(context, actor, params.id, query, reply),
  )

  register(auditEndpoints.orderReport, ({ actor, params, body, reply }) =>
    reportAnswer(context, actor, params.id, body, reply),
  )

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

  register(auditEndpoints.rowPicture, async ({ actor, params, query, reply }) => {
    const wanted = { uploadId: params.id, row: Number(params.row), isWhole: query.shows === 'page' }
    const picture = await rowPicture(context, actor, wanted)
    pictureHeaders(reply)
    return reply.send(Buffer.from(picture))
  })
}

/** The report as the file that was asked for; where no PDF can be made, that is said before one is. */
async function reportAnswer(
  context: Context,
  actor: Actor,
  uploadId: string,
  order: ReportOrder,
  reply: FastifyReply,
) {
  const isPdf = order.format === 'pdf'
  if (isPdf && context.settings.chromium === undefined) throw new AppError('pdf-unavailable')
  const report = await uploadReport(context, actor, uploadId, order)
  if (isPdf) {
    const pdf = await reportPdf(context, actor, report)
    downloadHeaders(reply, 'application/pdf', `audit_report_${uploadId}.pdf`)
    return reply.send(pdf)
  }
  reportHeaders(reply, uploadId, report.styleHash)
  return reply.send(report.html)
}

/** The claims; how many match, and where the next page begins, in headers. */
function pageAnswer(reply: FastifyReply, { total, nextCursor, claims }: ClaimsPage) {
  void reply.header('x-total-count', String(total))
  if (nextCursor !== undefined) void reply.header('x-next-cursor', nextCursor)
  return [...claims]
}
