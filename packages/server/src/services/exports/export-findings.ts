import type { FindingsExportQuery } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findFindingKeys } from '../../db/review/list-findings.ts'
import { countReviews } from '../../db/review/rule-reviews.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { reviewsByRule } from '../review/expected.ts'
import { exportBatches } from './export-batches.ts'
import { csvOf, jsonOf } from './export-formats.ts'
import { readFilter } from '../review/read-filter.ts'
import { confirmedShares } from '../learning/rule-precision.ts'
import { requireSheetRoom, xlsxOf } from './xlsx-export.ts'

export interface Export {
  readonly type: string
  readonly bytes: AsyncIterable<string | Uint8Array>
}

/** Every finding that matches, in pieces; which they are is settled before the first is sent. */
export async function exportFindings(
  context: Context,
  actor: Actor,
  { format, order = 'expected', ...filter }: FindingsExportQuery,
): Promise<Export> {
  const { userId } = actor
  const { keys, reviews } = await context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const wanted = readFilter(filter, reviewMarks(account.patientMarks))
    const counted = await countReviews(tx)
    const confirmed = confirmedShares(counted)
    const found = await findFindingKeys(tx, wanted, { by: order, confirmed })
    if (format === 'xlsx') requireSheetRoom(found.length)
    await context.auditTrail.record(tx, {
      action: 'export-downloaded',
      ...ownAct(actor),
      detail: { findings: found.length, format },
    })
    return { keys: found, reviews: reviewsByRule(counted) }
  })
  const batches = exportBatches(context, userId, keys, reviews)
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', bytes: csvOf(batches) }
  if (format === 'json') return { type: 'application/json', bytes: jsonOf(batches) }
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: xlsxOf(batches),
  }
}
