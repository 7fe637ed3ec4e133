import { ownUploadEndpoints } from '@plumbline/contract'
import { csvHeaders, originalHeaders } from '../../http/download-headers.ts'
import { uploadForm } from '../../http/upload-form.ts'
import { rowsToCorrect } from '../../services/results/rows-to-correct.ts'
import { uploadMedicare } from '../../services/results/upload-medicare.ts'
import { compareUploads } from '../../services/review/compare-uploads.ts'
import { auditAgain } from '../../services/uploads/receive/audit-again.ts'
import { changeUpload } from '../../services/uploads/change-upload.ts'
import { originalFile } from '../../services/uploads/original-file.ts'
import { sendCorrected } from '../../services/uploads/receive/send-corrected.ts'
import type { RouteContext } from '../route-context.ts'

/** What an owner does with uploads that are there. */
export function ownUploadRoutes({ context, register }: RouteContext): void {
  register(ownUploadEndpoints.changeUpload, ({ actor, params, body }) =>
    changeUpload(context, actor, params.id, body),
  )
  register(ownUploadEndpoints.uploadOriginal, async ({ actor, params, reply }) => {
    const { fileName, bytes } = await originalFile(context, actor, params.id)
    originalHeaders(reply, fileName)
    return reply.send(bytes)
  })
  register(ownUploadEndpoints.auditAgain, ({ actor, params }) =>
    auditAgain(context, actor, params.id),
  )
  register(ownUploadEndpoints.rowsToCorrect, async ({ actor, params, reply }) => {
    const text = await rowsToCorrect(context, actor, params.id)
    csvHeaders(reply, `rows_to_correct_${params.id}.csv`)
    return reply.send(text)
  })
  register(ownUploadEndpoints.sendCorrected, ({ actor, params, request }) =>
    sendCorrected(context, actor, params.id, uploadForm(request)),
  )
  register(ownUploadEndpoints.uploadMedicare, ({ actor, params }) =>
    uploadMedicare(context, actor, params.id),
  )
  register(ownUploadEndpoints.compareUploads, ({ actor, params, query }) =>
    compareUploads(context, actor, params.id, query),
  )
}
