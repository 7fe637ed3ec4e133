import { topErrorTypesShown, type AdminInsights, type AdminStats } from '@plumbline/contract'
import { countBrokenSeals } from '../../db/broken-seals.ts'
import type { Context } from '../../context.ts'
import {
  claimsByPlan,
  completedTotals,
  platformStats,
  savingsByYear,
  topCategories,
} from '../../db/results/platform-figures.ts'
import { savingsAnswer } from '../uploads/savings-answer.ts'

export async function stats({ database }: Context): Promise<AdminStats> {
  return database.asSystem(async (tx) => ({
    ...(await platformStats(tx)),
    brokenSeals: await countBrokenSeals(tx),
  }))
}

/** Figures of the platform; each is defined in docs/insights.md. */
export async function insights({ database }: Context): Promise<AdminInsights> {
  const now = new Date()
  const monthBegins = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  return database.asSystem(async (tx) => {
    const totals = await completedTotals(tx, monthBegins)
    const years = await savingsByYear(tx)
    const plans = await claimsByPlan(tx)
    const categories = await topCategories(tx, topErrorTypesShown)
    return {
      totalClaimsMonthly: totals.monthly,
      totalClaimsLifetime: totals.lifetime,
      averageProcessingTime: totals.averageSeconds,
      savingsByYear: years.map(({ year, savings }) => {
        const { potentialSavings, potentialSavingsSplit } = savingsAnswer(savings)
        return { year, savings: potentialSavings, savingsSplit: potentialSavingsSplit }
      }),
      claimsByPlan: plans.map((row) => ({ plan: row.planId ?? 'none', count: row.count })),
      topErrorTypes: categories.map((row) => ({ error: row.category, count: row.count })),
      flaggedVsCleanRatio: {
        clean: totals.clean,
        flagged: totals.flagged,
        review: totals.review,
      },
    }
  })
}
