import { AppError } from '../../../app-error.ts'
import type { UploadRow } from '../../../db/uploads/uploads.ts'
import type { UploadWords } from '../../../stored-audits/upload-words.ts'

/** The refusal of a file that its account has sent before, with when, and as what. */
export function sameFile(same: UploadRow, words: UploadWords): AppError {
  const on = same.created_at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const sent = `The same file was sent on ${on} as “${words.uploadName}” (${same.audit_type}).`
  const then =
    same.error_code === 'needs-look'
      ? 'It waits for your answer under My Uploads. Audited twice, its claims count twice.'
      : 'Audited again, its claims count again.'
  return new AppError('same-file', {
    message: `${sent} ${then}`,
    earlierUploadId: same.id,
  })
}
