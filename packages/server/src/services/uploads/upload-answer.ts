import type { Upload } from '@plumbline/contract'
import { fieldsOfColumns } from '../../db/uploads/upload-fields.ts'
import { savingsOf } from '../../db/results/savings.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import type { Wait } from './wait-estimate.ts'
import { savingsAnswer } from './savings-answer.ts'

/** An upload as lists show it; `wait`: where its wait was estimated. */
export function uploadAnswer(row: UploadRow, wait?: Wait): Upload {
  return {
    id: row.id,
    ...fieldsOfColumns(row),
    fileName: row.file_name,
    uploadDate: row.created_at.toISOString(),
    status: row.status,
    totalClaims: row.total_claims,
    flaggedClaims: row.flagged_claims,
    reviewClaims: row.review_claims,
    setAsideRows: row.set_aside_rows,
    reportPath: row.status === 'completed' ? `/api/uploads/${row.id}/report` : null,
    progress:
      row.status === 'processing'
        ? { stage: row.stage, done: row.done, total: row.total, wait: waitShown(row, wait) }
        : null,
    errorCode: row.error_code,
    errorMessage: row.error_message,
    ...savingsAnswer(savingsOf(row)),
    duplicateOf: row.duplicate_of,
    isSample: row.is_sample,
  }
}

function waitShown({ stage }: UploadRow, wait: Wait | undefined): Wait | null {
  return stage === 'queued' ? (wait ?? null) : null
}
