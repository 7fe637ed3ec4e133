import { AppError } from '../../../app-error.ts'
import type { UploadRow } from '../../../db/uploads/uploads.ts'
import type { UploadWords } from '../../../stored-audits/upload-words.ts'

/** The refusal of a file that its account has sent before, with when and as what, and what comes of sending it again. */
export function sameFile(
  same: UploadRow,
  words: UploadWords,
  auditType: UploadRow['audit_type'],
): AppError {
  const on = same.created_at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const sent = `The same file was sent on ${on} as “${words.uploadName}” (${same.audit_type}).`
  return new AppError('same-file', {
    message: `${sent} ${then(same, auditType)}`,
    earlierUploadId: same.id,
  })
}

function then(same: UploadRow, auditType: UploadRow['audit_type']): string {
  if (same.audit_type !== auditType)
    return `Audited as ${auditType} too, it counts beside that one, and its claims count again.`
  if (same.status === 'completed')
    return 'Audited again, it counts in place of that one, and its claims are not counted again.'
  const waits =
    same.error_code === 'needs-look' ? 'It waits for your answer under My Uploads. ' : ''
  return `${waits}Of two audits of one file, the one that ends last counts, and its claims count once.`
}
