import * as z from 'zod'

/** The one job of the pipeline: ids only, so that a queue never holds claims. */
export const auditUploadQueue = 'audit-upload'
export const AuditUploadJob = z.object({ userId: z.uuid(), uploadId: z.uuid() })
export type AuditUploadJob = z.infer<typeof AuditUploadJob>
