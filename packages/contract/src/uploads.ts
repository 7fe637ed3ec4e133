import * as z from 'zod'
import { SavingsSplit } from './savings.ts'

export const UploadAuditType = z.enum(['Medical', 'Pharmacy'])
export type UploadAuditType = z.infer<typeof UploadAuditType>

/** `error`: the file could not be audited; `failed`: the system failed after its retries. */
export const UploadStatus = z.enum(['processing', 'completed', 'error', 'failed'])
export type UploadStatus = z.infer<typeof UploadStatus>

export const Progress = z.object({
  stage: z.enum(['queued', 'reading', 'auditing', 'storing']),
  done: z.number().int(),
  total: z.number().int(),
  /** While queued, in the list of uploads: until its audit begins, and what of the account comes before. */
  wait: z.object({ seconds: z.number().int(), ownBefore: z.number().int() }).nullable(),
})
export type Progress = z.infer<typeof Progress>

export const Upload = z.object({
  id: z.string(),
  uploadName: z.string(),
  auditType: UploadAuditType,
  fileName: z.string(),
  uploadDate: z.string(),
  status: UploadStatus,
  totalClaims: z.number().int(),
  flaggedClaims: z.number().int(),
  reviewClaims: z.number().int(),
  setAsideRows: z.number().int(),
  reportPath: z.string().nullable(),
  /** While processing. */
  progress: Progress.nullable(),
  /** Why no results came, as a word for programs: `other-audit-type`, `no-date-column`. */
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  /** Dollars. */
  potentialSavings: z.number(),
  potentialSavingsSplit: SavingsSplit,
  /** An earlier upload of the same account with the same bytes. */
  duplicateOf: z.string().nullable(),
  /** The product's own file: it counts in no total once the account has an audit of its own. */
  isSample: z.boolean(),
  /** The upload whose file this one audits again: the older one counts in no total any more. */
  auditsAgain: z.string().nullable(),
  /** The newer audit of this file, once it is complete. */
  replacedBy: z.string().nullable(),
  /** Audited by an earlier version of the product than runs now: its rules may be newer. */
  rulesAreNewer: z.boolean(),
  /** Its owner is written to when its audit has ended. */
  tellWhenDone: z.boolean(),
})
export type Upload = z.infer<typeof Upload>

/** What a file is audited as the next time; what it was sent as where it says nothing. */
export const UploadRetry = z.object({ auditType: UploadAuditType.optional() })
export type UploadRetry = z.infer<typeof UploadRetry>

/**
 * The text fields of the multipart upload, beside its `file`: the one list of them, by which the
 * browser sends and the server reads.
 */
export const UploadFields = z.object({
  uploadName: z.string().trim().min(1, 'Upload name is required').max(200),
  auditType: z
    .enum(['Medical', 'Pharmacy'], { error: 'Please select an audit type' })
    .default('Medical'),
})
export type UploadFields = z.infer<typeof UploadFields>

/** The same, with what a person was asked and answered: never kept. */
export const UploadForm = UploadFields.extend({
  /** `true`: a file that was audited before is audited, and counted, again. */
  auditAgain: z.enum(['true', 'false']).optional(),
  /** `true`: write to the owner when the audit has ended. Refused where no mail can be sent. */
  tellWhenDone: z.enum(['true', 'false']).optional(),
  /**
   * Whether to show how the file was understood before anything is audited or counted: `unsure`, where
   * something in it is asked about; `always`; `never` where it says nothing. It then ends with the
   * error code `needs-look`.
   */
  look: z.enum(['never', 'unsure', 'always']).optional(),
})
export type UploadForm = z.infer<typeof UploadForm>

/**
 * By the key a program that got no answer sends an upload again, without sending two: the upload that
 * was taken is the answer for 24 hours. One that was refused is judged anew.
 */
export const UploadHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(
      /^[\x21-\x7e]{1,255}$/,
      'An Idempotency-Key has 1 to 255 letters, digits and signs, without spaces. Send it once.',
    )
    .optional(),
})

export const UploadField = UploadForm.keyof()
export type UploadField = z.infer<typeof UploadField>

/** A file of corrected rows may have so many bytes. */
export const correctedFileBytes = 20_000_000
/** All that came corrected of one upload, round after round. */
export const correctedFilesBytes = 60_000_000

/** The multipart form of a file of corrected rows: its `file`, and no text. */
export const CorrectedForm = z.object({})

export const SetAsideRow = z.object({ row: z.number().int(), code: z.string(), reason: z.string() })

export const RuleCoverage = z.object({
  ruleId: z.string(),
  title: z.string(),
  checked: z.number().int(),
  notApplicable: z.number().int(),
  couldNotCheck: z.number().int(),
  because: z.string(),
  /** The same apart; audits of earlier versions have them only in `because`. */
  reasons: z.array(z.object({ because: z.string(), lines: z.number().int() })),
})

/** What the audit of an upload could not read or could not check. */
export const UploadDetails = z.object({
  upload: Upload,
  notes: z.array(z.string()),
  /** Lines called clean of which almost nothing could be checked. */
  hardlyChecked: z.number().int(),
  setAside: z.array(SetAsideRow),
  /** The file has pages: there are pictures of its rows. */
  hasPages: z.boolean(),
  /** Rows set aside are kept whole: they can be downloaded, corrected and sent again. */
  canCorrect: z.boolean(),
  coverage: z.array(RuleCoverage),
})
export type UploadDetails = z.infer<typeof UploadDetails>
