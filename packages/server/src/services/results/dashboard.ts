import type { DashboardBreakdown, DashboardStats } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import {
  findCategoryTotals,
  findCleanUploads,
  findStatusTotals,
  findTotals,
  type LinesTotal,
} from '../../db/results/dashboard.ts'
import type { Caller } from '../../actor.ts'
import { savingsAnswer } from '../uploads/savings-answer.ts'

/** Totals over the caller's completed audits. */
export async function dashboardStats(context: Context, caller: Caller): Promise<DashboardStats> {
  const totals = await context.database.asTenant(caller.userId, findTotals)
  return {
    totalClaims: totals.claims,
    totalFlagged: totals.flagged,
    ...savingsAnswer(totals.savings),
    avgTurnaroundTime: Math.round(totals.turnaroundSeconds * 10) / 10,
  }
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
