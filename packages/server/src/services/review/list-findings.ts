import { findingsPageSize, type FindingsPage, type FindingsQuery } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { sumFindings, type FindingSums } from '../../db/review/finding-sums.ts'
import { findFindingKeys } from '../../db/review/list-findings.ts'
import { readFindingRows } from '../../db/review/read-findings.ts'
import { countReviews } from '../../db/review/rule-reviews.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { reviewsByRule } from './expected.ts'
import { findingItems } from './finding-items.ts'
import { readFilter } from './read-filter.ts'
import { confirmedShares } from '../learning/rule-precision.ts'

/** One page of findings with what all that match come to; the view is in the audit trail. */
export async function listFindings(
  context: Context,
  actor: Actor,
  query: FindingsQuery,
): Promise<FindingsPage> {
  const { order = 'expected', page = 1, size = findingsPageSize } = query
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, actor.userId)
    const wanted = readFilter(query, reviewMarks(account.patientMarks))
    const counted = await countReviews(tx)
    const confirmed = order === 'expected' ? confirmedShares(counted) : new Map<string, number>()
    const sums = await sumFindings(tx, wanted)
    const place = { offset: (page - 1) * size, limit: size }
    const keys = await findFindingKeys(tx, wanted, { by: order, confirmed }, place)
    const reviews = reviewsByRule(counted)
    const items = await findingItems(tx, account, await readFindingRows(tx, keys), { reviews })
    await context.auditTrail.record(tx, { action: 'claims-viewed', ...ownAct(actor) })
    return { items, total: sums.findings, dollars: splitOf(sums) }
  })
}

/** Sums in dollars. */
export function splitOf({ firm, recordsNeeded, inDoubt }: Omit<FindingSums, 'findings'>) {
  return { firm: firm / 100, recordsNeeded: recordsNeeded / 100, inDoubt: inDoubt / 100 }
}
