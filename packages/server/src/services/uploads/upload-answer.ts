import type { Upload } from '@plumbline/contract'
import { savingsOf } from '../../db/results/savings.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import type { AccountSeal } from '../../files/envelope.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { savingsAnswer } from './savings-answer.ts'

/** An upload as lists show it; `account` opens what is sealed of it. */
export function uploadAnswer(row: UploadRow, account: AccountSeal): Upload {
  return {
    id: row.id,
    auditType: row.audit_type,
    ...uploadWords(account, row),
    uploadDate: row.created_at.toISOString(),
    status: row.status,
    totalClaims: row.total_claims,
    flaggedClaims: row.flagged_claims,
    reviewClaims: row.review_claims,
    setAsideRows: row.set_aside_rows,
    reportPath: row.status === 'completed' ? `/api/uploads/${row.id}/report` : null,
    progress:
      row.status === 'processing' ? { stage: row.stage, done: row.done, total: row.total } : null,
    ...savingsAnswer(savingsOf(row)),
    duplicateOf: row.duplicate_of,
    isSample: row.is_sample,
  }
}
