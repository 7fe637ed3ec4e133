import type { DashboardBreakdown, DashboardStats } from '@plumbline/contract'
import type { Context } from '../context.ts'
import { findCategoryTotals, findTotals } from '../db/dashboard.ts'
import type { Caller } from '../http/caller.ts'

/** Totals over the caller's completed audits. */
export async function dashboardStats(context: Context, caller: Caller): Promise<DashboardStats> {
  const totals = await context.database.asTenant(caller.userId, findTotals)
  return {
    totalClaims: totals.claims,
    totalFlagged: totals.flagged,
    potentialSavings: totals.savingsCents / 100,
    avgTurnaroundTime: Math.round(totals.turnaroundSeconds * 10) / 10,
  }
}

/** Dollars by category, lines by status. */
export async function dashboardBreakdown(
  context: Context,
  caller: Caller,
): Promise<DashboardBreakdown> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const { claims, flagged, review } = await findTotals(tx)
    const categories = await findCategoryTotals(tx)
    return {
      byCategory: categories.map(({ category, savingsCents, lines }) => ({
        category,
        savings: savingsCents / 100,
        lines,
      })),
      byStatus: [
        { status: 'Flagged', lines: flagged },
        { status: 'Needs Review', lines: review },
        { status: 'Clean', lines: claims - flagged - review },
      ],
    }
  })
}
