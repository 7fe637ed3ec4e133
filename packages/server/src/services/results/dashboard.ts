import type { DashboardBreakdown, DashboardStats } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import {
  findCategoryTotals,
  findCleanUploads,
  findStatusTotals,
  findTotals,
  type LinesTotal,
} from '../../db/results/dashboard.ts'
import { listOverlaps } from '../../db/results/overlaps.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findUploads } from '../../db/uploads/uploads.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import type { Caller } from '../../actor.ts'
import { savingsAnswer } from '../uploads/savings-answer.ts'

/** Totals over the caller's completed audits. */
export async function dashboardStats(context: Context, caller: Caller): Promise<DashboardStats> {
  const { totals, overlaps } = await context.database.asTenant(caller.userId, async (tx) => ({
    totals: await findTotals(tx),
    overlaps: await namedOverlaps(context, tx),
  }))
  return {
    totalClaims: totals.claims,
    totalFlagged: totals.flagged,
    ...savingsAnswer(totals.savings),
    avgTurnaroundTime: Math.round(totals.turnaroundSeconds * 10) / 10,
    overlaps,
  }
}

async function namedOverlaps(
  context: Context,
  tx: TenantTransaction,
): Promise<DashboardStats['overlaps']> {
  const overlaps = await listOverlaps(tx)
  if (overlaps.length === 0) return []
  const account = await context.accountKeys.of(tx, tx.userId)
  const ids = overlaps.flatMap(({ uploadId, earlierId }) => [uploadId, earlierId])
  const names = new Map(
    (await findUploads(tx, ids)).map((row) => [row.id, uploadWords(account, row).uploadName]),
  )
  return overlaps.map(({ uploadId, earlierId, findings, cents }) => ({
    uploadId,
    uploadName: names.get(uploadId) ?? '',
    earlierName: names.get(earlierId) ?? '',
    findings,
    dollars: cents / 100,
  }))
}

const nothing = { savings: 0, firm: 0, inDoubt: 0 }

/** Dollars and lines by category and by status. */
export async function dashboardBreakdown(
  context: Context,
  caller: Caller,
): Promise<DashboardBreakdown> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const { claims, flagged, review } = await findTotals(tx)
    const categories = await findCategoryTotals(tx)
    const statuses = await findStatusTotals(tx)
    return {
      byCategory: categories.map(({ category, ...total }) => ({ category, ...shareOf(total) })),
      byStatus: [
        { status: 'Flagged', ...shareOf(statuses.get('Flagged')), lines: flagged },
        { status: 'Needs Review', ...shareOf(statuses.get('Needs Review')), lines: review },
        {
          status: 'Clean',
          ...shareOf(undefined),
          lines: claims - flagged - review,
          uploadIds: await findCleanUploads(tx),
        },
      ],
    }
  })
}

function shareOf(total: LinesTotal | undefined) {
  const { potentialSavings, potentialSavingsSplit } = savingsAnswer(total?.savings ?? nothing)
  return {
    savings: potentialSavings,
    savingsSplit: potentialSavingsSplit,
    lines: total?.lines ?? 0,
    uploadIds: [...(total?.uploadIds ?? [])],
  }
}
