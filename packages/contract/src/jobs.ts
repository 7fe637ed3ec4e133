import * as z from 'zod'

/**
 * The one job of the pipeline: ids, so that a queue never holds claims, and whether the audit type stands
 * although the file looks like the other.
 */
export const auditUploadQueue = 'audit-upload'
export const AuditUploadJob = z.object({
  userId: z.uuid(),
  uploadId: z.uuid(),
  typeConfirmed: z.boolean().optional(),
})
export type AuditUploadJob = z.infer<typeof AuditUploadJob>
