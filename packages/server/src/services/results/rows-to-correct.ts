import { rowsToCorrectCsv } from '@plumbline/report'
import { AppError } from '../../app-error.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { openRowsToCorrect } from '../../stored-audits/rows-to-correct.ts'
import { requireCompleted } from '../uploads/uploads.ts'
import { recordDownload } from './downloads.ts'

/**
 * Rows that were set aside, whole, as CSV to be corrected; in the trail. Throws `not-found` where none
 * were, or an earlier version audited the upload and did not keep them.
 */
export async function rowsToCorrect(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<string> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    const account = await context.accountKeys.of(tx, actor.userId)
    const rows = await openRowsToCorrect(tx, await resultsKey(account, tx, upload))
    if (!rows) throw new AppError('not-found')
    await recordDownload(context, tx, actor, { subjectId: upload.id, action: 'export-downloaded' })
    return rowsToCorrectCsv(rows)
  })
}
