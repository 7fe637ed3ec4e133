import type { Upload } from '@plumbline/contract'
import { savingsOf } from '../../db/results/savings.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import type { AccountSeal } from '../../files/envelope.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { savingsAnswer } from './savings-answer.ts'
import { productVersion } from '../../product-version.ts'
import type { Wait } from './wait-estimate.ts'

/** An upload as lists show it; `account` opens what is sealed of it; `wait`: where it was estimated. */
export function uploadAnswer(row: UploadRow, account: AccountSeal, wait?: Wait): Upload {
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
      row.status === 'processing'
        ? { stage: row.stage, done: row.done, total: row.total, wait: waitShown(row, wait) }
        : null,
    errorCode: row.error_code,
    ...savingsAnswer(savingsOf(row)),
    duplicateOf: row.duplicate_of,
    isSample: row.is_sample,
    auditsAgain: row.audits_again,
    replacedBy: row.replaced_by,
    rulesAreNewer: isOlder(row),
    tellWhenDone: row.tell_when_done,
  }
}

/** Results of another version than this: made anew they may differ. */
function isOlder({ status, product_version: made }: UploadRow): boolean {
  return status === 'completed' && made !== productVersion
}

function waitShown({ stage }: UploadRow, wait: Wait | undefined): Wait | null {
  return stage === 'queued' ? (wait ?? null) : null
}
