import * as z from 'zod'

/**
 * The job that audits: ids, so that a queue never holds claims, and whether the audit type stands
 * although the file looks like the other.
 */
export const auditUploadQueue = 'audit-upload'
export const AuditUploadJob = z.object({
  userId: z.uuid(),
  uploadId: z.uuid(),
  typeConfirmed: z.boolean().optional(),
})
export type AuditUploadJob = z.infer<typeof AuditUploadJob>

/** After an audit is complete, words for its patterns, where a language model is set: ids alone. */
export const narrateUploadQueue = 'narrate-upload'
export const NarrateUploadJob = z.object({ userId: z.uuid(), uploadId: z.uuid() })
export type NarrateUploadJob = z.infer<typeof NarrateUploadJob>
