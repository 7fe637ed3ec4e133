import type { FindingItem, FindingsExportQuery } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findFindingKeys } from '../../db/review/list-findings.ts'
import { readFindingRows } from '../../db/review/read-findings.ts'
import { countReviews } from '../../db/review/rule-reviews.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { csvOf, jsonOf } from './export-formats.ts'
import { findingItems } from '../review/finding-items.ts'
import { readFilter } from '../review/read-filter.ts'
import { confirmedShares } from '../learning/rule-precision.ts'
import { requireSheetRoom, xlsxOf } from './xlsx-export.ts'

const findingsAtOnce = 500

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
  const keys = await context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const wanted = readFilter(filter, reviewMarks(account.patientMarks))
    const confirmed = confirmedShares(await countReviews(tx))
    const found = await findFindingKeys(tx, wanted, { by: order, confirmed })
    if (format === 'xlsx') requireSheetRoom(found.length)
    await context.auditTrail.record(tx, {
      action: 'export-downloaded',
      ...ownAct(actor),
      detail: { findings: found.length, format },
    })
    return found
  })
  async function* batches(): AsyncGenerator<FindingItem[]> {
    for (let from = 0; from < keys.length; from += findingsAtOnce) {
      const batch = keys.slice(from, from + findingsAtOnce)
      yield await context.database.asTenant(userId, async (tx) => {
        const account = await context.accountKeys.of(tx, userId)
        return findingItems(tx, account, await readFindingRows(tx, batch))
      })
    }
  }
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', bytes: csvOf(batches()) }
  if (format === 'json') return { type: 'application/json', bytes: jsonOf(batches()) }
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: xlsxOf(batches()),
  }
}
